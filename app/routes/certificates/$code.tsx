import { createFileRoute, notFound } from '@tanstack/react-router'
import { CertificatePage } from '#app/features/certificates/certificate-page.tsx'
import { loadCertificate } from '#app/features/certificates/certificates.queries.ts'
import { maxCodeLength } from '#app/features/certificates/code-length.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/certificates/$code')({
  staticData: { layout: 'colored' },
  loader: async (loader) => {
    const { context, params } = loader
    if (params.code.length > maxCodeLength) throw notFound()
    let colors: readonly [string, string] | null = null
    await loadPage(loader, async () => {
      colors = await loadCertificate(context, params.code)
    })
    return { colors: colors as readonly [string, string] | null }
  },
  head: ({ match, params: { code } }) =>
    buildPageHead({
      match,
      title: m.certificate_title(),
      path: `/certificates/${code}`,
      noIndex: true,
    }),
  component: function Certificate() {
    return <CertificatePage code={Route.useParams().code} />
  },
})
