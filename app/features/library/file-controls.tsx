import DownloadIcon from 'lucide-react/icons/download'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { ListedProduct } from '#app/features/catalog/list/file-controls.ts'
import { formatMegabytes } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { LibraryFile } from '#app/provider/types/library.ts'
import { getButtonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { selectionField, selectionFormId, selectionStore } from './selection.ts'

/** Renders the checkbox of a product in the library, or its file in place of the price. */
export function renderLibraryControl(product: ListedProduct, isForFile = false) {
  return isForFile ? <FileDetails product={product} /> : <SelectBox product={product} />
}

/** A checkbox that selects a product for the ZIP; the selection's bar listens to all of them. */
function SelectBox({ product }: { readonly product: ListedProduct }) {
  const { id, name, file, packId } = product
  return (
    <label className="select-box grid place-items-center">
      <input
        type="checkbox"
        form={selectionFormId}
        name={selectionField}
        value={id}
        data-bytes={file?.bytes}
        data-pack={packId}
        defaultChecked={selectionStore.get().has(id)}
        aria-label={m.library_select({ name })}
        className="filter-checkbox"
      />
    </label>
  )
}

/**
 * The size of a file, which opens its name, checksum and order, without JavaScript, too. Rows have a
 * download button of their own, so only ZIPs get one here.
 */
function FileDetails({ product }: { readonly product: ListedProduct }) {
  const { name, file } = product
  const id = useId()
  if (file === undefined) return null
  const isZip = file.sha256 === null
  const size = file.bytes === null ? m.library_file() : formatMegabytes(file.bytes)
  return (
    <div className={isZip ? 'relative flex items-center gap-3' : undefined}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={m.library_details({ name, size })}
        className="tabular-nums min-h-8 whitespace-nowrap underline underline-offset-4"
      >
        {size}
      </button>
      <div
        id={id}
        popover="auto"
        className="m-auto w-[min(30rem,100%-2rem)] border border-outline bg-surface p-5 text-left font-normal text-on-surface"
      >
        <FileFacts product={product} file={file} />
      </div>
      {isZip ? (
        <a
          href={`/download/product-${product.id}`}
          aria-label={m.cart_download_label({ name })}
          className={getButtonClass({ size: 'sm', square: 'always' })}
        >
          <Icon icon={DownloadIcon} size="sm" />
        </a>
      ) : null}
    </div>
  )
}

interface FileFactsProps {
  readonly product: ListedProduct
  readonly file: LibraryFile
}

function FileFacts({ product: { name }, file }: FileFactsProps) {
  const { fileName, sha256, orderNumber } = file
  return (
    <div className="grid gap-4">
      <p className="font-display text-xl font-bold">{name}</p>
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="text-on-surface-muted">{m.library_file_name()}</dt>
          <dd className="break-all">{fileName}</dd>
        </div>
        <div>
          <dt className="text-on-surface-muted">{m.library_checksum()}</dt>
          <dd className="break-all">{sha256 ?? m.library_checksum_zip()}</dd>
        </div>
      </dl>
      <Link
        to="/orders/$number"
        params={{ number: orderNumber }}
        className="text-sm underline underline-offset-4"
      >
        {m.profile_order({ number: orderNumber })}
      </Link>
    </div>
  )
}
