import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '#app/features/account/use-session.ts'
import { listedProductsQuery } from '#app/features/crates/crates.queries.ts'
import { getIdentity } from '#app/features/identity/identity.ts'
import { kindNames } from '#app/features/product/kind-names.ts'
import { ProductName } from '#app/features/product/product-name.tsx'
import { formatDate } from '#app/i18n/format.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import type { CheckedCertificate } from '#app/provider/types/certificate.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import { getSiteOrigin } from '#app/features/seo/site-origin.ts'
import { certificateQuery } from './certificates.queries.ts'
import type { VisibleCertificate } from './certificates.functions.ts'
import { LicenseText } from './license-text.tsx'

/**
 * The page of a certificate's code: for its licensee, the certificate to print; for anybody else,
 * whether it is valid, and nothing personal.
 */
export function CertificatePage({ code }: { readonly code: string }) {
  const { customer } = useSession()
  const { data } = useSuspenseQuery(certificateQuery(customer?.id, code))
  if (data === null) return <UnknownCertificate />
  const { certificate } = data
  return (
    <article data-certificate={certificate.state} className="grid content-start">
      <PageTitle title={m.certificate_title()} spacing="compact">
        {/* Paper could not say later that the license has ended. */}
        <p
          className={`text-lg font-semibold ${certificate.state === 'valid' ? 'print:hidden' : ''}`}
          role="status"
        >
          {certificate.state === 'valid' ? m.certificate_valid() : m.certificate_withdrawn()}
        </p>
      </PageTitle>
      <WorkWaveform productId={certificate.productId} />
      <div className="page-width grid gap-10 py-10 tablet:py-12">
        <Facts data={data} />
        {data.view === 'own' && data.scope ? <LicenseText scope={data.scope} /> : null}
        {data.view === 'own' ? <OwnNotes certificate={certificate} /> : <CheckNotes />}
      </div>
    </article>
  )
}

function UnknownCertificate() {
  return (
    <div data-certificate="unknown" className="grid content-start">
      <PageTitle title={m.certificate_check_title()} spacing="compact" />
      <div className="page-width grid justify-items-start gap-6 py-10 tablet:py-12">
        <p role="status" className="text-lg font-semibold">
          {m.certificate_unknown()}
        </p>
        <ButtonLink to="/certificates">{m.certificate_check_title()}</ButtonLink>
      </div>
    </div>
  )
}

function WorkWaveform({ productId }: { readonly productId: number | null }) {
  const ids = productId === null ? [] : [productId]
  const { data } = useQuery({ ...listedProductsQuery(ids), enabled: ids.length > 0 })
  const peaks = data?.[0]?.peaks ?? null
  if (peaks === null) return null
  return (
    <div className="surface-tint page-width pb-8">
      <Waveform peaks={peaks} isPlayed bars={120} className="h-24 w-full" />
    </div>
  )
}

function Facts({ data }: { readonly data: NonNullable<VisibleCertificate> }) {
  const { work, productId, kind, licensor, licensedAt, code } = data.certificate
  const own = data.view === 'own' ? data.certificate : null
  return (
    <dl className="border-b border-outline">
      <Fact label={m.certificate_work()}>
        <ProductName id={productId} name={work} />
        {kind === null ? null : (
          <span className="font-normal text-on-surface-muted"> · {kindNames[kind]()}</span>
        )}
      </Fact>
      <Fact label={m.certificate_licensor()}>{licensor}</Fact>
      {own === null ? null : <Fact label={m.certificate_licensee()}>{own.licensee}</Fact>}
      <Fact label={m.certificate_date()}>
        <time dateTime={licensedAt}>{formatDate(licensedAt)}</time>
      </Fact>
      {own === null ? null : (
        <Fact label={m.certificate_seller()}>
          {own.seller}
          {' · '}
          <Link
            to="/orders/$number"
            params={{ number: own.orderNumber }}
            className="underline underline-offset-4"
          >
            {m.profile_order({ number: own.orderNumber })}
          </Link>
        </Fact>
      )}
      <Fact label={m.certificate_code()}>
        <span className="tabular-nums font-mono">{code}</span>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-outline py-3 mobile-lg:grid-cols-[1fr_2fr]">
      <dt className="text-sm text-on-surface-muted">{label}</dt>
      <dd className="min-w-0 text-lg font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

function OwnNotes({ certificate: { code } }: { readonly certificate: CheckedCertificate }) {
  const address = `${getSiteOrigin()}${localizePath(`/certificates/${code}`, getCurrentLocale())}`
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-prose wrap-anywhere">{m.certificate_verify({ address })}</p>
      <p className="hidden print:block">{getIdentity().name}</p>
      <Button theme="primary" className="needs-js" onClick={() => window.print()}>
        {m.orders_print()}
      </Button>
    </div>
  )
}

function CheckNotes() {
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-prose">{m.certificate_privacy()}</p>
      <ButtonLink to="/certificates">{m.certificate_check_title()}</ButtonLink>
    </div>
  )
}
