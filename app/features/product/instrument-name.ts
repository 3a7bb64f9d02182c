import { m } from '#app/paraglide/messages.js'

const instrumentNames: Record<string, () => string> = {
  drums: m.catalog_instrument_drums,
  kick: m.catalog_instrument_kick,
  snare: m.catalog_instrument_snare,
  clap: m.catalog_instrument_clap,
  hat: m.catalog_instrument_hat,
  cymbal: m.catalog_instrument_cymbal,
  tom: m.catalog_instrument_tom,
  synth: m.catalog_instrument_synth,
  guitar: m.catalog_instrument_guitar,
  strings: m.catalog_instrument_strings,
  brass: m.catalog_instrument_brass,
  vocal: m.catalog_instrument_vocal,
  percussion: m.catalog_instrument_percussion,
  bass: m.catalog_instrument_bass,
  keys: m.catalog_instrument_keys,
  pad: m.catalog_instrument_pad,
  lead: m.catalog_instrument_lead,
  pluck: m.catalog_instrument_pluck,
  bell: m.catalog_instrument_bell,
  chords: m.catalog_instrument_chords,
  texture: m.catalog_instrument_texture,
  effect: m.catalog_instrument_effect,
}

/** Returns the translated name of an instrument; returns an unknown code unchanged. */
export function getInstrumentName(code: string): string {
  return Object.hasOwn(instrumentNames, code) ? (instrumentNames[code]?.() ?? code) : code
}
