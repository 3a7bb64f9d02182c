import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadProduct } from '#app/features/catalog/load-product.ts'
import { ProductPage } from '#app/features/catalog/product-page.tsx'
import { getProductTitle } from '#app/features/product/product-names.ts'
import { buildProductData, getShareImagePath } from '#app/features/seo/structured-data.ts'
import { pageHead } from '#app/features/seo/page-head.ts'
import { getSiteOrigin } from '#app/features/seo/site-origin.ts'
import { breadcrumbItems, buildBreadcrumbs } from '#app/layouts/build-breadcrumbs.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/catalog/$id')({
  staticData: { layout: 'colored' },
  loader: ({ params }) => {
    // Rejects non-numeric ids before calling the provider.
    if (!/^[1-9]\d{0,14}$/.test(params.id)) throw notFound()
    return loadProduct(Number(params.id))
  },
  head: ({ match, params, loaderData }) => {
    const product = loaderData?.product
    const path = `/catalog/${params.id}`
    const trail = buildBreadcrumbs(match.routeId, { search: match.search, product })
    return pageHead({
      match,
      title: getProductTitle(product?.name),
      description: product?.summary || m.catalog_description(),
      path,
      ...(product && {
        image: getShareImagePath(product.id),
        data: buildProductData(product, getSiteOrigin(), breadcrumbItems(trail, path)),
      }),
    })
  },
  component: function Product() {
    return <ProductPage {...Route.useLoaderData()} />
  },
})
