import type { ReactNode } from 'react'
import { formatDuration, formatKey, formatMegabytes, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { AttributeSource, AudioFormat } from '#app/provider/types/product.ts'
import type { NamedProduct } from '#app/features/product/product.functions.ts'
import { MeasuredMark } from '#app/features/catalog/list/key-and-tempo.tsx'

/** A fact about a product. */
export interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** The source value; the fact is omitted if it is null. */
  readonly rawValue: unknown
}

/** Returns the facts about a product's sound and file. */
export function getSoundFacts(product: NamedProduct): Fact[] {
  const { instrument, key, bpm, bars, durationSeconds, format, loudness, truePeak } = product
  const bpmText = formatNumber(bpm ?? 0)
  return [
    {
      name: m.catalog_fact_instrument(),
      value: product.names[instrument ?? ''] ?? instrument,
      rawValue: instrument,
    },
    {
      name: m.catalog_fact_key(),
      value: <Sourced text={formatKey(key ?? '')} source={product.keySource} />,
      rawValue: key,
    },
    {
      name: m.catalog_fact_bpm(),
      value: (
        <Sourced
          text={bars === null ? bpmText : `${bpmText} · ${m.catalog_bars({ count: bars })}`}
          source={product.bpmSource}
        />
      ),
      rawValue: bpm,
    },
    {
      name: m.catalog_fact_length(),
      value: formatDuration(durationSeconds ?? 0),
      rawValue: durationSeconds,
    },
    {
      name: m.catalog_fact_format(),
      value: format ? formatFormat(format) : m.catalog_fact_format_value(),
      rawValue: product.kind,
    },
    {
      name: m.catalog_fact_size(),
      value: formatMegabytes(format?.bytes ?? 0),
      rawValue: format,
    },
    {
      name: m.catalog_fact_loudness(),
      value: `${formatSigned(loudness ?? 0)} LUFS`,
      rawValue: loudness,
    },
    {
      name: m.catalog_fact_peak(),
      value: `${formatSigned(truePeak ?? 0)} dBTP`,
      rawValue: truePeak,
    },
  ]
}

interface SourcedProps {
  readonly text: string
  readonly source: AttributeSource | null
}

/** A value, with a mark if it was measured rather than stated. */
function Sourced({ text, source }: SourcedProps) {
  return (
    <span className="sourced">
      {text}
      <MeasuredMark source={source} />
    </span>
  )
}

/** Formats the properties of an audio file: `24-bit WAV, 44.1 kHz, stereo`. */
function formatFormat({ bitDepth, sampleRate, channels }: AudioFormat): string {
  return m.catalog_fact_wav({
    depth: bitDepth,
    rate: formatNumber(sampleRate / 1000),
    channels: channels === 1 ? m.catalog_mono() : m.catalog_stereo(),
  })
}

/** Formats a signed number with at most one decimal and a true minus sign. */
function formatSigned(level: number): string {
  const rounded = formatNumber(Math.abs(level))
  return level < 0 && rounded !== '0' ? `−${rounded}` : rounded
}
