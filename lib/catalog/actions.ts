'use server'

import { refresh } from 'next/cache'
import { defineAction } from '@/lib/entry/define-action'
import { addService } from './commands/add-service'
import { changeService } from './commands/change-service'
import { deleteService } from './commands/delete-service'
import { orderServices } from './commands/order-services'
import { AddService, ChangeService, DeleteService, OrderServices } from './schema'

/** Refreshes the page even after an error, which is often caused by someone else's change. */
async function refreshAfter<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } finally {
    refresh()
  }
}

export const addServiceAction = defineAction({
  access: 'photographer',
  input: AddService,
  run: (actor, input) => refreshAfter(addService(actor, input)),
})

export const changeServiceAction = defineAction({
  access: 'photographer',
  input: ChangeService,
  run: (actor, input) => refreshAfter(changeService(actor, input)),
})

export const orderServicesAction = defineAction({
  access: 'photographer',
  input: OrderServices,
  run: (actor, input) => refreshAfter(orderServices(actor, input)),
})

export const deleteServiceAction = defineAction({
  access: 'photographer',
  input: DeleteService,
  run: (actor, { serviceId }) => refreshAfter(deleteService(actor, serviceId)),
})
