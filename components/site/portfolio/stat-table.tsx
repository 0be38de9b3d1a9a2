'use client'

import { useRef } from 'react'
import { DragHandle } from '@/components/ui/drag-handle'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { DataCell, Row, Table } from '@/components/ui/table'
import type { PortfolioStat } from '@/lib/site/portfolio/schema'
import { DeleteDialog } from './delete-dialog'
import { StatDialog } from './lazy-dialogs'
import { StatIcon } from './stat-icon'
import { useOpened } from './use-opened'
import { useOrder } from './use-order'

/** The statistics in display order, with buttons to move, edit, and delete each. */
export function StatTable({ stats }: { stats: readonly PortfolioStat[] }) {
  const list = useRef<HTMLDivElement>(null)
  const { opened, open, reopen, close } = useOpened<'edit' | 'delete', PortfolioStat>(stats)
  const { ordered, carriedId, handleOf, spoken } = useOrder('stat', list, stats, ({ label }) => label)
  return (
    <>
      <div ref={list}>
        <Table
          caption="Statistics"
          head={[{ hidden: 'Move' }, 'Icon', 'Value', 'Label', { number: 'Order' }, { hidden: 'Actions' }]}
        >
          {ordered.map((stat) => (
            <Row
              key={stat.id}
              data-entry={stat.id}
              className={mergeClasses(
                'max-fold:grid-cols-[auto_minmax(0,1fr)_auto] max-fold:items-center max-fold:py-2.5',
                stat.id === carriedId && 'bg-accent-wash fold:hover:bg-accent-wash',
              )}
            >
              <DataCell className="fold:w-11 fold:py-2 fold:align-middle max-fold:row-span-2">
                <DragHandle
                  name={stat.label}
                  handle={handleOf(stat.id)}
                  className="size-11 text-ink-3 hover:bg-shade hover:text-ink md:size-8"
                />
              </DataCell>
              <DataCell className="fold:py-2 fold:align-middle max-fold:hidden">
                <span className="flex items-center gap-2.5">
                  <StatIcon name={stat.icon} />
                  <span className="text-ink-2">{stat.icon}</span>
                </span>
              </DataCell>
              <DataCell className="fold:py-2 fold:align-middle">
                <span className="t-head wrap-anywhere">{stat.value}</span>
              </DataCell>
              <DataCell className="max-fold:col-start-2 max-fold:row-start-2 max-fold:text-ink-2 fold:py-2 fold:align-middle">
                {stat.label}
              </DataCell>
              <DataCell number className="text-ink-2 fold:py-2 fold:align-middle max-fold:hidden">
                {stat.position}
              </DataCell>
              <DataCell className="fold:py-2 fold:align-middle max-fold:col-start-3 max-fold:row-span-2 max-fold:row-start-1">
                <div className="flex justify-end">
                  <IconButton label={`Edit ${stat.label}`} icon="pencil" onClick={() => open('edit', stat)} />
                  <IconButton
                    label={`Delete ${stat.label}`}
                    icon="trash-2"
                    onClick={() => open('delete', stat)}
                  />
                </div>
              </DataCell>
            </Row>
          ))}
        </Table>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {opened?.what === 'edit' && (
        <StatDialog key={opened.round} stat={opened.entry} onReopen={reopen} onClose={close} />
      )}
      {opened?.what === 'delete' && (
        <DeleteDialog
          entry={{ kind: 'stat', id: opened.entry.id }}
          description={`“${opened.entry.value} ${opened.entry.label}” will be removed from the public page.`}
          onClose={close}
        />
      )}
    </>
  )
}
