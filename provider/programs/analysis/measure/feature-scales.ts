/** The standardization and weight of a feature. */
export interface FeatureScale {
  readonly name: string
  readonly mean: number
  readonly deviation: number
  readonly weight: number
}

/**
 * Means and standard deviations over 450 sounds: the tests' CC0 recordings and the demo catalogue.
 * Changing them makes stored features incomparable with new ones.
 */
export const featureScales: readonly FeatureScale[] = [
  { name: 'cepstral coefficient 1', mean: 45.8, deviation: 89.727, weight: 1 },
  { name: 'cepstral coefficient 2', mean: -2.03, deviation: 43.706, weight: 1 },
  { name: 'cepstral coefficient 3', mean: 7.33, deviation: 23.569, weight: 1 },
  { name: 'cepstral coefficient 4', mean: -2.08, deviation: 19.453, weight: 1 },
  { name: 'cepstral coefficient 5', mean: 1.58, deviation: 14.786, weight: 1 },
  { name: 'cepstral coefficient 6', mean: -1.3, deviation: 14.45, weight: 1 },
  { name: 'cepstral coefficient 7', mean: 0.631, deviation: 13.235, weight: 0.7 },
  { name: 'cepstral coefficient 8', mean: -0.781, deviation: 12.679, weight: 0.7 },
  { name: 'cepstral coefficient 9', mean: 0.122, deviation: 9.518, weight: 0.7 },
  { name: 'cepstral coefficient 10', mean: -0.19, deviation: 9.326, weight: 0.7 },
  { name: 'cepstral coefficient 11', mean: 0.807, deviation: 8.363, weight: 0.7 },
  { name: 'cepstral coefficient 12', mean: 0.362, deviation: 8.623, weight: 0.7 },
  { name: 'variation of coefficient 1', mean: 19.9, deviation: 15.144, weight: 0.6 },
  { name: 'variation of coefficient 2', mean: 13.2, deviation: 10.686, weight: 0.6 },
  { name: 'variation of coefficient 3', mean: 8.63, deviation: 6.526, weight: 0.6 },
  { name: 'variation of coefficient 4', mean: 6.89, deviation: 4.749, weight: 0.6 },
  { name: 'variation of coefficient 5', mean: 5.62, deviation: 3.764, weight: 0.6 },
  { name: 'variation of coefficient 6', mean: 4.92, deviation: 3.357, weight: 0.6 },
  { name: 'brightness', mean: 5.15, deviation: 2.339, weight: 1.2 },
  { name: 'variation of brightness', mean: 0.48, deviation: 0.559, weight: 0.8 },
  { name: 'flatness', mean: -15.8, deviation: 10.711, weight: 1 },
  { name: 'share below 150 Hz', mean: 0.281, deviation: 0.378, weight: 1.3 },
  { name: 'share above 6 kHz', mean: 0.149, deviation: 0.285, weight: 1.3 },
  { name: 'clarity of the pitch', mean: 0.636, deviation: 0.312, weight: 0.8 },
  { name: 'octave of the pitch', mean: 4.47, deviation: 1.662, weight: 0.5 },
  { name: 'length', mean: -0.174, deviation: 2.097, weight: 1.4 },
  { name: 'attack', mean: -3.89, deviation: 3.349, weight: 1 },
  { name: 'decay', mean: -1.34, deviation: 2.23, weight: 1.4 },
  { name: 'center of the energy', mean: 0.269, deviation: 0.181, weight: 1 },
  { name: 'share of the length that is loud', mean: 0.452, deviation: 0.252, weight: 1 },
  { name: 'onsets per second', mean: 1.42, deviation: 1.497, weight: 1 },
]
