// The package has no types; it is imported for the side effect of registering its processor.
declare module 'signalsmith-stretch'
