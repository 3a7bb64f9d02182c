import type { z } from 'zod'
import {
  wireCertificate,
  wireCertificateCode,
  wireCheckedCertificate,
} from '#provider/contract/certificate.ts'
import { singleEnvelope } from '#provider/contract/envelope.ts'
import { fail, mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import { fetchOptionalList } from './fetch-optional-list.ts'
import type { HttpClient } from '../http/http-client.ts'
import type { Certificate, CertificateCode, CheckedCertificate } from '../types/certificate.ts'

/** Creates the calls for license certificates; not every provider issues them. */
export function createCertificateCalls(http: HttpClient) {
  return {
    /** Fetches the codes for an order's lines; null if the provider issues no certificates. */
    listOfOrder: (orderId: number) => listCodes(http, orderId),
    /** Fetches the customer's own certificate; null if the code is not one of theirs. */
    findOwn: (code: string) => findOwn(http, code),
    /** Checks a code; null if it is unknown. Refused if it is done too often. */
    check: (code: string) => check(http, code),
  }
}

async function listCodes(
  http: HttpClient,
  orderId: number,
): Promise<Outcome<CertificateCode[] | null>> {
  const path = `/api/v1/customer/orders/${orderId}/certificates`
  const outcome = await fetchOptionalList(http, 'certificates', path, wireCertificateCode)
  return mapOutcome(
    outcome,
    (codes) => codes?.map(({ product_id: productId, code }) => ({ productId, code })) ?? null,
  )
}

async function findOwn(http: HttpClient, code: string): Promise<Outcome<Certificate | null>> {
  if (!http.capabilities.certificates) return fail({ kind: 'not-found' })
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/customer/certificates/${encodeURIComponent(code)}`,
    schema: singleEnvelope(wireCertificate),
  })
  if (isUnknown(outcome)) return succeed(null)
  return mapOutcome(outcome, ({ data }) => ({
    ...toChecked(data),
    licensee: data.licensee,
    seller: data.seller,
    orderNumber: String(data.order_id),
    scope: data.scope,
  }))
}

async function check(http: HttpClient, code: string): Promise<Outcome<CheckedCertificate | null>> {
  if (!http.capabilities.certificates) return fail({ kind: 'not-found' })
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/certificates/${encodeURIComponent(code)}`,
    auth: false,
    schema: singleEnvelope(wireCheckedCertificate),
    isPublic: true,
  })
  return isUnknown(outcome) ? succeed(null) : mapOutcome(outcome, ({ data }) => toChecked(data))
}

function isUnknown(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && outcome.failure.kind === 'not-found'
}

function toChecked(wire: z.output<typeof wireCheckedCertificate>): CheckedCertificate {
  return {
    code: wire.code,
    state: wire.state,
    work: wire.work,
    productId: wire.product_id,
    kind: wire.kind,
    licensor: wire.licensor,
    licensedAt: wire.licensed_at,
  }
}
