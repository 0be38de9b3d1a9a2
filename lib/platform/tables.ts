import type { Prisma } from '@/prisma/generated/client'

type Row<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['payload']['scalars']

/** A row of the view that the books domain's migration defines; debits are positive. */
type LedgerPosting = {
  postedAt: Date
  kind: string
  source: string
  invoiceId: string | null
  paymentId: string | null
  currency: string
  account: string
  cents: bigint
}

/** The rows of every table as the schema describes them, by the table's name in Postgres. */
export type Tables = {
  access_details: Row<'AccessDetails'>
  account_tokens: Row<'AccountToken'>
  addition_drafts: Row<'AdditionDraft'>
  analytics_days: Row<'AnalyticsDay'>
  analytics_events: Row<'AnalyticsEvent'>
  audit_entries: Row<'AuditEntry'>
  authenticators: Row<'Authenticator'>
  availability_slots: Row<'AvailabilitySlot'>
  blocked_days: Row<'BlockedDay'>
  booked_services: Row<'BookedService'>
  booking_contacts: Row<'BookingContact'>
  booking_events: Row<'BookingEvent'>
  booking_forecasts: Row<'BookingForecast'>
  booking_terms: Row<'BookingTerms'>
  bookings: Row<'Booking'>
  busy_times: Row<'BusyTime'>
  calendar_feeds: Row<'CalendarFeed'>
  checkout_sessions: Row<'CheckoutSession'>
  conversations: Row<'Conversation'>
  deletion_requests: Row<'DeletionRequest'>
  coupon_clients: Row<'CouponClient'>
  coupon_services: Row<'CouponService'>
  coupons: Row<'Coupon'>
  credit_entries: Row<'CreditEntry'>
  delivery_drafts: Row<'DeliveryDraft'>
  delivery_events: Row<'DeliveryEvent'>
  delivery_licenses: Row<'DeliveryLicense'>
  delivery_transfers: Row<'DeliveryTransfer'>
  export_settings: Row<'ExportSettings'>
  external_calendars: Row<'ExternalCalendar'>
  factor_settings: Row<'FactorSettings'>
  email_changes: Row<'EmailChange'>
  equipment: Row<'Equipment'>
  invoice_counters: Row<'InvoiceCounter'>
  invoice_events: Row<'InvoiceEvent'>
  invoice_line_taxes: Row<'InvoiceLineTax'>
  invoice_lines: Row<'InvoiceLine'>
  invoices: Row<'Invoice'>
  ledger_postings: LedgerPosting
  license_settings: Row<'LicenseSettings'>
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
  originals_pages: Row<'OriginalsPage'>
  outbox_messages: Row<'OutboxMessage'>
  passkey_challenges: Row<'PasskeyChallenge'>
  passkeys: Row<'Passkey'>
  pay_adjustments: Row<'PayAdjustment'>
  payment_agreements: Row<'PaymentAgreement'>
  pay_lines: Row<'PayLine'>
  pay_settings: Row<'PaySettings'>
  pay_shares: Row<'PayShare'>
  pay_statement_shoots: Row<'PayStatementShoot'>
  pay_statements: Row<'PayStatement'>
  pay_terms: Row<'PayTerms'>
  pay_thresholds: Row<'PayThreshold'>
  pending_approvals: Row<'PendingApproval'>
  photo_derivatives: Row<'PhotoDerivative'>
  photo_favorites: Row<'PhotoFavorite'>
  photo_versions: Row<'PhotoVersion'>
  photos: Row<'Photo'>
  portfolio_items: Row<'PortfolioItem'>
  portfolio_media: Row<'PortfolioMedia'>
  portfolio_stats: Row<'PortfolioStat'>
  portfolio_variants: Row<'PortfolioVariant'>
  price_bands: Row<'PriceBand'>
  profiles: Row<'Profile'>
  property_inquiries: Row<'PropertyInquiry'>
  property_page_views: Row<'PropertyPageView'>
  property_pages: Row<'PropertyPage'>
  public_editions: Row<'PublicEdition'>
  push_keys: Row<'PushKeys'>
  push_subscriptions: Row<'PushSubscription'>
  quote_replies: Row<'QuoteReply'>
  quote_requests: Row<'QuoteRequest'>
  rate_limits: Row<'RateLimit'>
  recovery_codes: Row<'RecoveryCode'>
  refunds: Row<'Refund'>
  remembered_devices: Row<'RememberedDevice'>
  revision_comments: Row<'RevisionComment'>
  revision_rounds: Row<'RevisionRound'>
  revision_threads: Row<'RevisionThread'>
  running_processes: Row<'RunningProcess'>
  reported_conflicts: Row<'ReportedConflict'>
  reported_weather: Row<'ReportedWeather'>
  seller_links: Row<'SellerLink'>
  service_links: Row<'ServiceLink'>
  services: Row<'Service'>
  sessions: Row<'Session'>
  scheduled_charges: Row<'ScheduledCharge'>
  slot_claims: Row<'SlotClaim'>
  slot_holds: Row<'SlotHold'>
  sold_licenses: Row<'SoldLicense'>
  stripe_movements: Row<'StripeMovement'>
  storage_listings: Row<'StorageListing'>
  stored_cards: Row<'StoredCard'>
  stored_files: Row<'StoredFile'>
  studio_settings: Row<'StudioSettings'>
  tax_exemptions: Row<'TaxExemption'>
  tax_rates: Row<'TaxRate'>
  tax_settings: Row<'TaxSettings'>
  untaxed_services: Row<'UntaxedService'>
  upload_grants: Row<'UploadGrant'>
  upload_thumbnails: Row<'UploadThumbnail'>
  team_invitations: Row<'TeamInvitation'>
  users: Row<'User'>
  version_derivatives: Row<'VersionDerivative'>
  webhook_events: Row<'WebhookEvent'>
  weekly_patterns: Row<'WeeklyPattern'>
  worker_heartbeats: Row<'WorkerHeartbeat'>
  zip_codes: Row<'ZipCode'>
}
