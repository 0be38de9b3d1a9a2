'use server'

import { refresh } from 'next/cache'
import { defineAction } from '@/lib/entry/define-action'
import { addService as addServiceCommand } from './commands/add-service'
import { changeService as changeServiceCommand } from './commands/change-service'
import { deleteService as deleteServiceCommand } from './commands/delete-service'
import { orderServices as orderServicesCommand } from './commands/order-services'
import { AddService, ChangeService, DeleteService, OrderServices } from './schema'

/** Whatever came of it, the page then reads how the catalogue stands: a refusal is often somebody else's change. */
async function shown<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } finally {
    refresh()
  }
}

export const addService = defineAction({
  access: 'photographer',
  input: AddService,
  run: (actor, input) => shown(addServiceCommand(actor, input)),
})

export const changeService = defineAction({
  access: 'photographer',
  input: ChangeService,
  run: (actor, input) => shown(changeServiceCommand(actor, input)),
})

export const orderServices = defineAction({
  access: 'photographer',
  input: OrderServices,
  run: (actor, input) => shown(orderServicesCommand(actor, input)),
})

export const deleteService = defineAction({
  access: 'photographer',
  input: DeleteService,
  run: (actor, { serviceId }) => shown(deleteServiceCommand(actor, serviceId)),
})
