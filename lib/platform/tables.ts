import type { Prisma } from '@/prisma/generated/client'

type Row<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['payload']['scalars']

/** The rows of every table as the schema describes them, by the table's name in Postgres. */
export type Tables = {
  access_details: Row<'AccessDetails'>
  account_tokens: Row<'AccountToken'>
  addition_drafts: Row<'AdditionDraft'>
  analytics_days: Row<'AnalyticsDay'>
  analytics_events: Row<'AnalyticsEvent'>
  audit_entries: Row<'AuditEntry'>
  availability_slots: Row<'AvailabilitySlot'>
  blocked_days: Row<'BlockedDay'>
  booked_services: Row<'BookedService'>
  booking_events: Row<'BookingEvent'>
  booking_forecasts: Row<'BookingForecast'>
  booking_terms: Row<'BookingTerms'>
  bookings: Row<'Booking'>
  busy_times: Row<'BusyTime'>
  calendar_feeds: Row<'CalendarFeed'>
  checkout_sessions: Row<'CheckoutSession'>
  conversations: Row<'Conversation'>
  deletion_requests: Row<'DeletionRequest'>
  delivery_drafts: Row<'DeliveryDraft'>
  delivery_events: Row<'DeliveryEvent'>
  external_calendars: Row<'ExternalCalendar'>
  equipment: Row<'Equipment'>
  invoice_counters: Row<'InvoiceCounter'>
  invoice_events: Row<'InvoiceEvent'>
  invoice_lines: Row<'InvoiceLine'>
  invoices: Row<'Invoice'>
  located_addresses: Row<'LocatedAddress'>
  measured_drives: Row<'MeasuredDrive'>
  media_deliveries: Row<'MediaDelivery'>
  message_attachments: Row<'MessageAttachment'>
  message_mails: Row<'MessageMail'>
  messages: Row<'Message'>
  mls_choices: Row<'MlsChoice'>
  mls_photos: Row<'MlsPhoto'>
  mls_profiles: Row<'MlsProfile'>
  notification_preferences: Row<'NotificationPreference'>
  notifications: Row<'Notification'>
  outbox_messages: Row<'OutboxMessage'>
  pending_approvals: Row<'PendingApproval'>
  photo_derivatives: Row<'PhotoDerivative'>
  photo_favorites: Row<'PhotoFavorite'>
  photos: Row<'Photo'>
  portfolio_items: Row<'PortfolioItem'>
  portfolio_media: Row<'PortfolioMedia'>
  portfolio_stats: Row<'PortfolioStat'>
  portfolio_variants: Row<'PortfolioVariant'>
  profiles: Row<'Profile'>
  public_editions: Row<'PublicEdition'>
  quote_replies: Row<'QuoteReply'>
  quote_requests: Row<'QuoteRequest'>
  rate_limits: Row<'RateLimit'>
  refunds: Row<'Refund'>
  running_processes: Row<'RunningProcess'>
  reported_conflicts: Row<'ReportedConflict'>
  reported_weather: Row<'ReportedWeather'>
  seller_links: Row<'SellerLink'>
  services: Row<'Service'>
  slot_claims: Row<'SlotClaim'>
  slot_holds: Row<'SlotHold'>
  storage_listings: Row<'StorageListing'>
  stored_cards: Row<'StoredCard'>
  stored_files: Row<'StoredFile'>
  studio_settings: Row<'StudioSettings'>
  upload_grants: Row<'UploadGrant'>
  upload_thumbnails: Row<'UploadThumbnail'>
  users: Row<'User'>
  webhook_events: Row<'WebhookEvent'>
  weekly_patterns: Row<'WeeklyPattern'>
  worker_heartbeats: Row<'WorkerHeartbeat'>
  zip_codes: Row<'ZipCode'>
}
