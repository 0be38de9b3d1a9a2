import { clsx } from 'clsx'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

/** A column's header. Numbers are aligned right; the header of the actions is hidden. */
type Column = string | { number: string } | { hidden: string }

type TableProps = {
  /** The table's accessible name; not visible. */
  caption: string
  /** The columns, or their `HeadCell`s. */
  head: readonly Column[] | ReactElement
  children: ReactNode
}

/**
 * A table that folds into stacked entries under 900 px: each row becomes a two-column grid, its cells in source
 * order; a `wide` cell takes the full width. Roles are explicit because `display: grid` removes the native ones.
 */
export function Table({ caption, head, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: folding changes `display`, which drops the native roles
    <table role="table" className="w-full border-collapse max-fold:block">
      <caption className="sr-only">{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup" className="max-fold:sr-only">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">{'map' in head ? head.map(toHeadCell) : head}</tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup" className="max-fold:block">
        {children}
      </tbody>
    </table>
  )
}

function toHeadCell(column: Column) {
  if (typeof column === 'string') return <HeadCell key={column}>{column}</HeadCell>
  const [label] = Object.values(column)
  return (
    <HeadCell key={label} number={'number' in column} hiddenLabel={'hidden' in column}>
      {label}
    </HeadCell>
  )
}

type HeadCellProps = Omit<ComponentProps<'th'>, 'scope'> & { number?: boolean; hiddenLabel?: boolean }

/** A column header. `number` aligns it right; `hiddenLabel` is for the column of actions. */
export function HeadCell({
  number = false,
  hiddenLabel = false,
  className,
  children,
  ...rest
}: HeadCellProps) {
  return (
    <th
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="columnheader"
      scope="col"
      className={clsx('head-cell', number && 'head-cell-number', hiddenLabel && 'print:hidden', className)}
    >
      {hiddenLabel ? <span className="sr-only">{children}</span> : children}
    </th>
  )
}

/** One row; shaded on hover while it is a table row. */
export function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="row"
      className={clsx('fold-row', className)}
    />
  )
}

type DataCellProps = ComponentProps<'td'> & {
  /** Right-aligned, on one line. */
  number?: boolean
  /** Takes the full width of the folded entry. */
  wide?: boolean
}

/** One cell. Order when folded can be changed with `max-fold:order-*`. */
export function DataCell({ number = false, wide = false, className, ...rest }: DataCellProps) {
  return (
    <td
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="cell"
      className={clsx('fold-cell', number && 'fold-cell-number', wide && 'max-fold:col-span-full', className)}
    />
  )
}

/** Buttons at a row's end; under the entry, 44 px high, when folded. */
export function RowActions({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={clsx(
        'flex flex-wrap gap-1 max-fold:mt-2.5 max-fold:[&>.button-quiet:first-child]:-ml-3 fold:-my-1.5 fold:flex-nowrap fold:justify-end',
        className,
      )}
    />
  )
}
