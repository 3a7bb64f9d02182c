import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isSound } from '#app/features/product/product-kinds.ts'
import { ProductPage } from '#app/features/product-page/product-page.tsx'
import {
  loadProduct,
  packOfSoundQuery,
  relatedProductsQuery,
} from '#app/features/product-page/product-page.queries.ts'
import { productQuery } from '#app/features/product/product.queries.ts'
import { SoundPage } from '#app/features/product-page/sound-page.tsx'
import { getProductTitle } from '#app/features/product/product-names.ts'
import { buildProductData, getShareImagePath } from '#app/features/seo/structured-data.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { getSiteOrigin } from '#app/features/seo/site-origin.ts'
import { toBreadcrumbItems, buildBreadcrumbs } from '#app/layouts/build-breadcrumbs.ts'
import { parseProductId } from '#app/provider/product-id.ts'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/catalog/$id')({
  staticData: { layout: 'colored' },
  loader: (loader) => {
    // Rejects malformed ids before calling the provider.
    const id = parseProductId(loader.params.id)
    if (id === null) throw notFound()
    return loadPage(loader, () => loadProduct(loader.context, id))
  },
  head: ({ match, params }) => {
    const { queryKey } = productQuery(Number(params.id))
    const product = match.context.queryClient.getQueryData(queryKey)
    const path = `/catalog/${params.id}`
    const breadcrumbs = buildBreadcrumbs(match.routeId, { search: match.search, product })
    return buildPageHead({
      match,
      title: getProductTitle(product?.name),
      description: product?.summary,
      path,
      ...(product && {
        image: getShareImagePath(product.id),
        data: buildProductData(product, getSiteOrigin(), toBreadcrumbItems(breadcrumbs, path)),
      }),
    })
  },
  component: function Product() {
    const id = Number(Route.useParams().id)
    const { data: product } = useSuspenseQuery(productQuery(id))
    const { data: related = [] } = useQuery(relatedProductsQuery(id))
    const { data: pack = null } = useQuery(packOfSoundQuery(product))
    return isSound(product.kind) ? (
      <SoundPage product={product} pack={pack} related={related} />
    ) : (
      <ProductPage product={product} related={related} />
    )
  },
})
