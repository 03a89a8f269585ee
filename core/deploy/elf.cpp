// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/elf.h"

#include "core/base/version.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>
#include <elf.h>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::ElfFile", text);
}

/// Bounds-checked reading. The host is little-endian on every platform this program is built for, as the files are.
class Reader
{
public:
    explicit Reader(ByteSource& bytes) : m_bytes(bytes) {}

    template <typename T>
    std::optional<T> at(quint64 offset) const
    {
        std::array<char, sizeof(T)> raw = {};
        if (m_bytes.read(offset, raw.data(), qint64(raw.size())) != qint64(raw.size()))
            return std::nullopt;
        T value;
        std::memcpy(&value, raw.data(), sizeof(T));
        return value;
    }

    QString text(quint64 offset) const
    {
        QByteArray bytes(longestText, Qt::Uninitialized);
        bytes.truncate(m_bytes.read(offset, bytes.data(), bytes.size()));
        return QString::fromLatin1(bytes.constData(), qsizetype(qstrnlen(bytes.constData(), size_t(bytes.size()))));
    }

private:
    static constexpr qsizetype longestText = 4096;
    ByteSource& m_bytes;
};

// A hostile file may note more than any real one has: TensorFlow's libraries have below 100 of each.
constexpr quint64 mostDynamic = 4096;
constexpr int mostVersions = 4096;

struct Classes32
{
    using Header = Elf32_Ehdr;
    using Segment = Elf32_Phdr;
    using Dynamic = Elf32_Dyn;
};

struct Classes64
{
    using Header = Elf64_Ehdr;
    using Segment = Elf64_Phdr;
    using Dynamic = Elf64_Dyn;
};

struct Mapped
{
    quint64 address;
    quint64 offset;
    quint64 size;
};

std::optional<quint64> toOffset(const std::vector<Mapped>& segments, quint64 address)
{
    for (const Mapped& segment : segments) {
        if (address >= segment.address && address - segment.address < segment.size)
            return segment.offset + (address - segment.address);
    }
    return std::nullopt;
}

QString machineName(quint16 machine)
{
    switch (machine) {
    case EM_X86_64: return u"x86_64"_s;
    case EM_AARCH64: return u"aarch64"_s;
    case EM_ARM: return u"arm"_s;
    case EM_386: return u"i386"_s;
    default: return u"machine-%1"_s.arg(machine);
    }
}

QString typeName(quint16 type)
{
    switch (type) {
    case ET_EXEC: return u"executable"_s;
    case ET_DYN: return u"shared"_s;
    case ET_REL: return u"object"_s;
    default: return u"other"_s;
    }
}

/// Keeps the higher of two version texts such as "2.36" and "2.4" (compared number by number).
void raise(QString& highest, const QString& candidate)
{
    const auto now = Version::parse(highest);
    const auto next = Version::parse(candidate);
    if (next && (!now || *next > *now))
        highest = candidate;
}

void readVersions(const Reader& reader, quint64 offset, quint64 count, quint64 strings, ElfFile& file)
{
    // Elf32_Verneed and Elf64_Verneed have the same layout. A file with a cycle ends at the given counts.
    int left = mostVersions;
    for (quint64 i = 0; i < count && left > 0; ++i) {
        const auto need = reader.at<Elf64_Verneed>(offset);
        if (!need)
            return;
        quint64 auxOffset = offset + need->vn_aux;
        for (int j = 0; j < need->vn_cnt && left > 0; ++j, --left) {
            const auto aux = reader.at<Elf64_Vernaux>(auxOffset);
            if (!aux)
                break;
            const QString name = reader.text(strings + aux->vna_name);
            if (name.startsWith("GLIBC_"_L1))
                raise(file.newestGlibc, name.mid(6));
            else if (name.startsWith("GLIBCXX_"_L1))
                raise(file.newestGlibcxx, name.mid(8));
            else if (name.startsWith("CXXABI_"_L1))
                raise(file.newestCxxabi, name.mid(7));
            if (aux->vna_next == 0)
                break;
            auxOffset += aux->vna_next;
        }
        if (need->vn_next == 0)
            return;
        --left;
        offset += need->vn_next;
    }
}

template <typename C>
void readDynamic(const Reader& reader, const typename C::Header& header, ElfFile& file)
{
    std::vector<Mapped> segments;
    std::optional<Mapped> dynamic;
    for (quint64 i = 0; i < header.e_phnum; ++i) {
        const auto segment = reader.at<typename C::Segment>(header.e_phoff + i * sizeof(typename C::Segment));
        if (!segment)
            return;
        if (segment->p_type == PT_LOAD)
            segments.push_back({segment->p_vaddr, segment->p_offset, segment->p_filesz});
        else if (segment->p_type == PT_DYNAMIC)
            dynamic = Mapped{segment->p_vaddr, segment->p_offset, segment->p_filesz};
        else if (segment->p_type == PT_INTERP)
            file.interpreter = reader.text(segment->p_offset);
    }
    if (!dynamic)
        return;

    std::optional<quint64> strings;
    std::optional<quint64> verneed;
    quint64 verneedCount = 0;
    std::vector<quint64> needed;
    std::optional<quint64> soname;
    const quint64 entries = std::min(dynamic->size / sizeof(typename C::Dynamic), mostDynamic);
    for (quint64 at = 0; at < entries * sizeof(typename C::Dynamic); at += sizeof(typename C::Dynamic)) {
        const auto entry = reader.at<typename C::Dynamic>(dynamic->offset + at);
        if (!entry || entry->d_tag == DT_NULL)
            break;
        const quint64 value = entry->d_un.d_val;
        switch (entry->d_tag) {
        case DT_STRTAB: strings = toOffset(segments, value); break;
        case DT_NEEDED: needed.push_back(value); break;
        case DT_SONAME: soname = value; break;
        case DT_VERNEED: verneed = toOffset(segments, value); break;
        case DT_VERNEEDNUM: verneedCount = value; break;
        default: break;
        }
    }
    if (!strings)
        return;
    for (const quint64 offset : needed)
        file.needed.append(reader.text(*strings + offset));
    if (soname)
        file.soname = reader.text(*strings + *soname);
    if (verneed)
        readVersions(reader, *verneed, verneedCount, *strings, file);
}

template <typename C>
Result<ElfFile> readClass(ByteSource& bytes, const QString& name)
{
    const Reader reader(bytes);
    const auto header = reader.at<typename C::Header>(0);
    if (!header)
        return Error{Error::Kind::Invalid, tr("%1 is a truncated ELF file.").arg(name)};
    ElfFile file;
    file.machine = machineName(header->e_machine);
    file.type = typeName(header->e_type);
    file.is64Bit = std::is_same_v<C, Classes64>;
    readDynamic<C>(reader, *header, file);
    return file;
}

} // namespace

bool looksLikeElf(const QByteArray& bytes)
{
    return bytes.startsWith(QByteArrayView(ELFMAG, SELFMAG));
}

Result<ElfFile> readElf(const QByteArray& bytes, const QString& name)
{
    MemoryBytes memory(bytes);
    return readElf(memory, name);
}

Result<ElfFile> readElf(ByteSource& bytes, const QString& name)
{
    QByteArray identity(EI_NIDENT, '\0');
    const qint64 got = bytes.read(0, identity.data(), EI_NIDENT);
    if (got != EI_NIDENT || !looksLikeElf(identity))
        return Error{Error::Kind::Invalid, tr("%1 is not an ELF file.").arg(name)};
    if (identity.at(EI_DATA) != ELFDATA2LSB)
        return Error{Error::Kind::Invalid,
                     tr("%1 is a big-endian ELF file, which none of the boards can load.").arg(name)};
    if (identity.at(EI_CLASS) == ELFCLASS64)
        return readClass<Classes64>(bytes, name);
    if (identity.at(EI_CLASS) == ELFCLASS32)
        return readClass<Classes32>(bytes, name);
    return Error{Error::Kind::Invalid, tr("%1 is an ELF file of an unknown class.").arg(name)};
}

} // namespace cw
