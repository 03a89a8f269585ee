# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# unroot.pl MACHINE PROGRAM [ARGUMENT...]
#
# Run as root in a mount namespace just made. A user namespace cannot be made by a process whose
# root is not the root of its mount namespace, as in a plain chroot. This makes the chroot the root
# of this one mount namespace: all of it is made private first, so nobody else sees a mount of it.
use strict;
use warnings;
use Cwd ();

my %mount_number = (x86_64 => 165, aarch64 => 40, riscv64 => 40, armv7l => 21, i686 => 21, ppc64le => 21);
my $machine = shift @ARGV;
my $number = $mount_number{$machine} or die "unroot: machine $machine is not known\n";
my ($nosuid_nodev_noexec, $bind, $move, $recursive, $private) = (14, 4096, 8192, 16384, 1 << 18);

sub mount {
  my ($from, $to, $type, $flags) = @_;
  syscall($number, $from, $to, $type, $flags, 0) == 0 or die "unroot: mount $from on $to: $!\n";
}

opendir(my $chroot, "/") or die "unroot: /: $!\n";
# Root in a chroot may leave it: with a root further down, ".." leads out.
chroot("/usr") or die "unroot: chroot: $!\n";
chdir("..") for 1 .. 200;
chroot(".") or die "unroot: chroot: $!\n";
mount("none", "/", "none", $recursive | $private);
chdir($chroot) or die "unroot: fchdir: $!\n";
mount(".", ".", "none", $bind | $recursive);
my $path = Cwd::getcwd();
chdir($path) or die "unroot: $path: $!\n";    # by name: onto the new mount, not what is below it
mount(".", "/", "none", $move);
chroot(".") or die "unroot: chroot: $!\n";
chdir("/") or die "unroot: /: $!\n";
# A bare chroot may lack /proc; the kernel asks for one before it allows another inside.
mount("proc", "/proc", "proc", $nosuid_nodev_noexec) unless -e "/proc/self/stat";
exec { $ARGV[0] } @ARGV or die "unroot: $ARGV[0]: $!\n";
