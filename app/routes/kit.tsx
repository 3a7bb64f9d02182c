import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'
import { mayShowKit } from '#app/features/kit/kit.functions.ts'
import { pageHead } from '#app/features/pages/page-head.ts'

export const Route = createFileRoute('/kit')({
  loader: async () => {
    if (!(await mayShowKit())) throw notFound()
  },
  head: ({ match }) => pageHead({ title: 'Kit', path: '/kit', noIndex: true, match }),
  component: Outlet,
})
