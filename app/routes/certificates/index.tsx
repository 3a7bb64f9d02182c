import { createFileRoute, redirect } from '@tanstack/react-router'
import { CertificateCheckPage } from '#app/features/certificates/certificate-check-page.tsx'
import { loadCertificateCheck } from '#app/features/certificates/certificates.queries.ts'
import { maxCodeLength } from '#app/features/certificates/code-length.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, maxLength } from '#app/router/define-search.ts'
import { loadPage } from '#app/router/load-page.ts'

const validateSearch = defineSearch({ code: maxLength(maxCodeLength, /\S/) })

export const Route = createFileRoute('/certificates/')({
  staticData: { layout: 'colored' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: (loader) => {
    const { code } = loader.deps
    // Browsers without JavaScript send the form's code as a search param.
    if (code !== undefined) {
      throw redirect({ to: '/certificates/$code', params: { code: code.trim() } })
    }
    return loadPage(loader, () => loadCertificateCheck(loader.context))
  },
  head: ({ match }) =>
    buildPageHead({
      match,
      title: m.certificate_check_title(),
      description: m.certificate_check_lead(),
      path: '/certificates',
      noIndex: true,
    }),
  component: CertificateCheckPage,
})
