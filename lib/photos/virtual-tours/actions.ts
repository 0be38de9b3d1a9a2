'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { addVirtualTour } from './commands/add-virtual-tour'
import { deleteVirtualTour } from './commands/delete-virtual-tour'
import { AddVirtualTour, OneVirtualTour } from './schema'

export const addVirtualTourAction = defineFormAction({
  access: 'prepare-photos',
  input: AddVirtualTour,
  run: (actor, input) => refreshAfter(addVirtualTour(actor, input)),
})

export const deleteVirtualTourAction = defineAction({
  access: 'prepare-photos',
  input: OneVirtualTour,
  run: (actor, { tourId }) => refreshAfter(deleteVirtualTour(actor, tourId)),
})
