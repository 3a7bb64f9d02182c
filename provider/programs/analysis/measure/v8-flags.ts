import { setFlagsFromString } from 'node:v8'

// In Node 26.10, code that the Maglev compiler makes while a loop is running can store one number
// for the fields of several objects: measurements of frames changed after they were taken, in about
// 1 of 25 processes. Without this pass, and without `--maglev-osr`, none did in 500 processes.
setFlagsFromString('--no-maglev-escape-analysis')
