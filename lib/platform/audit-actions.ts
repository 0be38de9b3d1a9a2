/**
 * Every audited action, as `subject.verb`. For a new one, the type check requires its description in the audit domain's
 * words.
 */
export const auditActions = [
  'booking.handed-over',
  'booking-terms.saved',
  'calendar-feed.closed',
  'calendar-feed.opened',
  'calendar-feed.replaced',
  'conversation.deleted',
  'delivery.expiry-changed',
  'equipment.deleted',
  'equipment.restored',
  'invoice.marked-paid',
  'invoice.refunded',
  'invoice.replaced',
  'invoice.voided',
  'late-fee.charged',
  'late-fee.waived',
  'mail.retried',
  'owner.confirmed',
  'password.changed',
  'password.reset',
  'payment.disputed',
  'payment.given-back',
  'photographer.approved',
  'photographer.denied',
  'photos.added',
  'photos.removed',
  'photos.replaced',
  'photos.sent',
  'portfolio-item.deleted',
  'portfolio-item.published',
  'portfolio-item.restored',
  'portfolio-item.unpublished',
  'portfolio-stat.deleted',
  'portfolio-stat.restored',
  'quote.deleted',
  'service.added',
  'service.changed',
  'service.deleted',
  'services.reordered',
  'sessions.ended',
  'studio.cancellation-changed',
  'studio.details-changed',
  'studio.invoice-terms-changed',
  'studio.logo-changed',
  'studio.logo-removed',
  'user.disabled',
  'user.enabled',
  'weekly-hours.opened',
  'weekly-hours.removed',
] as const

export type AuditAction = (typeof auditActions)[number]

/** The kind of record an action changes; entries also have its id. */
export type AuditSubject =
  | 'booking'
  | 'catalogue'
  | 'conversation'
  | 'delivery'
  | 'equipment'
  | 'invoice'
  | 'mail'
  | 'portfolio-item'
  | 'portfolio-stat'
  | 'profile'
  | 'quote'
  | 'service'
  | 'studio'
  | 'user'
  | 'weekly-pattern'
