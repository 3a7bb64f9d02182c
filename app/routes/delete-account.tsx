import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireCustomer, withLoginRedirect } from '#app/features/account/load-session.ts'
import { handleDeletionForm } from '#app/features/account-deletion/deletion-form-action.server.ts'
import { DeletionPage } from '#app/features/account-deletion/deletion-page.tsx'
import { deletionQuery } from '#app/features/account-deletion/deletion.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { WithSideMenu } from '#app/layouts/side-menu/with-side-menu.tsx'
import { m } from '#app/paraglide/messages.js'
import { loadPage, loadQuery } from '#app/router/load-page.ts'

export const Route = createFileRoute('/delete-account')({
  staticData: { layout: 'colored' },
  loader: (loader) => {
    const { context, location } = loader
    return loadPage(loader, async () => {
      const { id } = await requireCustomer(context, location)
      const deletion = loadQuery(context, deletionQuery(id))
      if ((await withLoginRedirect(context.queryClient, location, deletion)) === null)
        throw notFound()
    })
  },
  head: ({ match }) =>
    buildPageHead({
      match,
      title: m.deletion_title(),
      description: m.deletion_description(),
      path: '/delete-account',
      noIndex: true,
    }),
  server: { handlers: { POST: handleDeletionForm } },
  component: function DeleteAccount() {
    return (
      <WithSideMenu>
        <DeletionPage />
      </WithSideMenu>
    )
  },
})
