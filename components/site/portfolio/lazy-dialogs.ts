'use client'

import { deferComponent } from '@/components/ui/defer'

export const ItemDialog = deferComponent(async () => (await import('./item-dialog')).ItemDialog)
export const ProjectDialog = deferComponent(async () => (await import('./project-dialog')).ProjectDialog)
export const EquipmentDialog = deferComponent(
  async () => (await import('./equipment-dialog')).EquipmentDialog,
)
export const StatDialog = deferComponent(async () => (await import('./stat-dialog')).StatDialog)
