// The package has no types; it is imported for the processor that it registers.
declare module 'signalsmith-stretch'
