'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { DataCell, HeadCell, Row, Table } from '@/components/ui/table'
import { deleteStat } from '@/lib/portfolio/actions'
import type { PortfolioStat } from '@/lib/portfolio/schema'
import { DeleteDialog } from './delete-dialog'
import { StatDialog } from './stat-dialog'
import { StatIcon } from './stat-icon'

type Opened = { what: 'edit' | 'delete'; stat: PortfolioStat }

const head = (
  <>
    <HeadCell>Icon</HeadCell>
    <HeadCell>Value</HeadCell>
    <HeadCell>Label</HeadCell>
    <HeadCell number>Order</HeadCell>
    <HeadCell hiddenLabel>Actions</HeadCell>
  </>
)

/** The figures of the public page, each with its two actions. */
export function StatTable({ stats }: { stats: readonly PortfolioStat[] }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Table caption="Statistics" head={head}>
        {stats.map((stat) => (
          <Row
            key={stat.id}
            className="max-fold:grid-cols-[minmax(0,1fr)_auto] max-fold:items-center max-fold:py-2.5"
          >
            <DataCell className="fold:py-2 fold:align-middle! max-fold:hidden">
              <span className="flex items-center gap-2.5">
                <StatIcon name={stat.icon} className="icon" />
                <span className="text-ink-2">{stat.icon}</span>
              </span>
            </DataCell>
            <DataCell className="fold:py-2 fold:align-middle!">
              <span className="t-head wrap-anywhere">{stat.value}</span>
            </DataCell>
            <DataCell className="max-fold:row-start-2 max-fold:text-ink-2 fold:py-2 fold:align-middle!">
              {stat.label}
            </DataCell>
            <DataCell number className="text-ink-2 fold:py-2 fold:align-middle! max-fold:hidden">
              {stat.displayOrder}
            </DataCell>
            <DataCell className="fold:py-2 fold:align-middle! max-fold:row-span-2 max-fold:row-start-1">
              <div className="flex justify-end">
                <IconButton
                  label={`Edit ${stat.label}`}
                  icon={<Pencil className="icon" aria-hidden="true" />}
                  onClick={() => setOpened({ what: 'edit', stat })}
                />
                <IconButton
                  label={`Delete ${stat.label}`}
                  icon={<Trash2 className="icon" aria-hidden="true" />}
                  onClick={() => setOpened({ what: 'delete', stat })}
                />
              </div>
            </DataCell>
          </Row>
        ))}
      </Table>
      {opened?.what === 'edit' && <StatDialog stat={opened.stat} onClose={close} />}
      {opened?.what === 'delete' && (
        <DeleteDialog
          noun="statistic"
          description={`“${opened.stat.value} ${opened.stat.label}” leaves the public page.`}
          remove={() => deleteStat({ statId: opened.stat.id })}
          deleted="Stat deleted"
          failed="Failed to delete stat"
          onClose={close}
        />
      )}
    </>
  )
}
