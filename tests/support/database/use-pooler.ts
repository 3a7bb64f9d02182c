import { inject } from 'vitest'

// The databases of these tests are on this server, which the shop reaches through a pooler.
process.env['TEST_POSTGRES_URL'] = inject('postgresUrl')
process.env['TEST_POOLER_PORT'] = String(inject('poolerPort'))
