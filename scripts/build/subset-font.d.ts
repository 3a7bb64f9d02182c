/** Types for the part of the package in use; the package has none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2'
      readonly noHinting: boolean
      readonly keepFeatures?: readonly string[]
      readonly variationAxes?: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >
    },
  ): Promise<Buffer>
}
