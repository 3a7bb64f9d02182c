import { inject } from 'vitest'

// The databases of these tests and of the programs they start are on this server.
process.env['TEST_POSTGRES_URL'] = inject('postgresUrl')
