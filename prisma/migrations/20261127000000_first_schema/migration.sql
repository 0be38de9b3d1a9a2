CREATE EXTENSION IF NOT EXISTS "btree_gist";

CREATE EXTENSION IF NOT EXISTS "citext";

CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('CLIENT', 'PHOTOGRAPHER', 'EDITOR', 'COORDINATOR');

-- CreateEnum
CREATE TYPE "AccountStatus" AS ENUM ('ACTIVE', 'PENDING_APPROVAL', 'DENIED', 'DISABLED', 'DELETED');

-- CreateEnum
CREATE TYPE "DeletionState" AS ENUM ('PENDING', 'CANCELLED', 'DENIED', 'APPROVED');

-- CreateEnum
CREATE TYPE "ApprovalStatus" AS ENUM ('PENDING', 'APPROVED', 'DENIED');

-- CreateEnum
CREATE TYPE "AccountTokenPurpose" AS ENUM ('VERIFY_EMAIL', 'RESET_PASSWORD', 'SIGN_IN_AFTER_VERIFICATION', 'INVITATION');

-- CreateEnum
CREATE TYPE "ContactKind" AS ENUM ('ASSISTANT', 'SELLER');

-- CreateEnum
CREATE TYPE "ContactNotice" AS ENUM ('CONFIRMED', 'MOVED', 'PHOTOS_READY', 'INSTRUCTIONS', 'ON_THE_WAY');

-- CreateEnum
CREATE TYPE "BookingStatus" AS ENUM ('PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "BookingEventKind" AS ENUM ('CREATED', 'APPROVED', 'RESCHEDULED', 'CANCELLED', 'COMPLETED', 'LATE_FEE_CHARGED', 'LATE_FEE_WAIVED', 'HANDED_OVER', 'AIRSPACE_CHECKED', 'ON_THE_WAY', 'STARTED', 'FINISHED', 'START_UNDONE', 'FINISH_UNDONE', 'ITEM_ADDED', 'ITEM_REMOVED');

-- CreateEnum
CREATE TYPE "LateFeeState" AS ENUM ('DUE', 'CHARGED', 'WAIVED');

-- CreateEnum
CREATE TYPE "AirspaceState" AS ENUM ('TO_CHECK', 'CLEARED');

-- CreateEnum
CREATE TYPE "StripeMovementKind" AS ENUM ('PAYMENT', 'REFUND', 'DISPUTE', 'FEE', 'PAYOUT', 'OTHER');

-- CreateEnum
CREATE TYPE "AccountingProgram" AS ENUM ('QUICKBOOKS', 'XERO');

-- CreateEnum
CREATE TYPE "BrokerageRole" AS ENUM ('ADMIN', 'MEMBER');

-- CreateEnum
CREATE TYPE "BrokerageBilling" AS ENUM ('AGENT', 'BROKERAGE', 'ALLOWANCE');

-- CreateEnum
CREATE TYPE "AllowancePeriod" AS ENUM ('MONTH', 'YEAR');

-- CreateEnum
CREATE TYPE "ServiceCategory" AS ENUM ('REAL_ESTATE', 'OTHER');

-- CreateEnum
CREATE TYPE "ServiceLight" AS ENUM ('ANY', 'DAYLIGHT', 'TWILIGHT');

-- CreateEnum
CREATE TYPE "PriceBasis" AS ENUM ('FIXED', 'SQUARE_FEET', 'BEDROOMS', 'PHOTOS', 'EACH');

-- CreateEnum
CREATE TYPE "ServiceKind" AS ENUM ('SERVICE', 'ADD_ON', 'PACKAGE');

-- CreateEnum
CREATE TYPE "CreditKind" AS ENUM ('GRANTED', 'REMOVED', 'REFUNDED');

-- CreateEnum
CREATE TYPE "PhotoState" AS ENUM ('WAITING', 'READY', 'BROKEN');

-- CreateEnum
CREATE TYPE "Room" AS ENUM ('FRONT_EXTERIOR', 'REAR_EXTERIOR', 'AERIAL', 'VIEW', 'ENTRY', 'LIVING_ROOM', 'FAMILY_ROOM', 'DINING_ROOM', 'KITCHEN', 'PRIMARY_BEDROOM', 'BEDROOM', 'PRIMARY_BATHROOM', 'BATHROOM', 'OFFICE', 'LAUNDRY_ROOM', 'BONUS_ROOM', 'BASEMENT', 'GARAGE', 'PATIO', 'YARD', 'POOL', 'COMMUNITY', 'FLOOR_PLAN', 'DETAIL', 'OTHER');

-- CreateEnum
CREATE TYPE "Alteration" AS ENUM ('VIRTUALLY_STAGED', 'ITEMS_REMOVED', 'ITEMS_ADDED', 'SKY_REPLACED', 'VIRTUAL_TWILIGHT', 'LAWN_REPLACED', 'VIRTUALLY_RENOVATED', 'OTHER');

-- CreateEnum
CREATE TYPE "DerivativeKind" AS ENUM ('THUMBNAIL', 'PREVIEW', 'TILE', 'SCREEN', 'MLS', 'PRINT');

-- CreateEnum
CREATE TYPE "PhotoChoice" AS ENUM ('OPEN', 'CHOSEN', 'SOLD');

-- CreateEnum
CREATE TYPE "DeliveryEventKind" AS ENUM ('SENT', 'PHOTOS_ADDED', 'OPENED', 'VIEWED', 'DOWNLOADED', 'EXPIRY_CHANGED', 'EXPIRY_ANNOUNCED', 'PHOTOS_REMOVED', 'PHOTOS_REPLACED', 'CHANGES_ANNOUNCED', 'PHOTOS_ARRANGED', 'ROUND_SENT', 'VERSIONS_ADDED', 'VERSION_WITHDRAWN', 'VERSION_APPROVED', 'TRANSFERRED', 'TRANSFER_ENDED', 'CHOICE_OFFERED', 'PHOTOS_CHOSEN');

-- CreateEnum
CREATE TYPE "PasskeyPurpose" AS ENUM ('REGISTER', 'SIGN_IN', 'CONFIRM');

-- CreateEnum
CREATE TYPE "InvoiceStatus" AS ENUM ('PENDING', 'COMPLETED', 'FAILED', 'REFUNDED', 'VOID');

-- CreateEnum
CREATE TYPE "PaymentMethodKind" AS ENUM ('CARD', 'CASH', 'CHECK', 'BANK_TRANSFER', 'TEST', 'NO_CHARGE', 'DEPOSIT', 'SHARES', 'STATEMENT', 'BROKERAGE');

-- CreateEnum
CREATE TYPE "InvoiceLineKind" AS ENUM ('SERVICE', 'TRAVEL', 'LATE_FEE', 'REVISION_ROUND', 'LICENSE', 'DISCOUNT', 'ADJUSTMENT', 'DEPOSIT', 'OTHER');

-- CreateEnum
CREATE TYPE "InvoiceEventKind" AS ENUM ('ISSUED', 'OPENED', 'DOWNLOADED', 'REMINDED', 'CHECKOUT_OPENED', 'PAYMENT_FAILED', 'PAID', 'MARKED_PAID', 'REFUNDED', 'DISPUTED', 'VOIDED', 'REPLACED', 'CHARGE_SCHEDULED', 'CHARGE_STOPPED');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('PENDING', 'SUCCEEDED', 'FAILED');

-- CreateEnum
CREATE TYPE "CheckoutState" AS ENUM ('OPEN', 'COMPLETED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "LicenseKind" AS ENUM ('LISTING', 'YEAR', 'UNLIMITED');

-- CreateEnum
CREATE TYPE "ConversationStatus" AS ENUM ('OPEN', 'CLOSED');

-- CreateEnum
CREATE TYPE "ConversationPriority" AS ENUM ('LOW', 'MEDIUM', 'HIGH');

-- CreateEnum
CREATE TYPE "NotificationType" AS ENUM ('SUCCESS', 'WARNING', 'ERROR', 'INFO', 'MESSAGE');

-- CreateEnum
CREATE TYPE "NotificationAction" AS ENUM ('confirm_payment', 'approve_booking', 'view_booking', 'view_message', 'view_conversation', 'view_invoice', 'pay_invoice', 'review_payment', 'view_photos', 'approve_photographer', 'view_quote', 'view_pay');

-- CreateEnum
CREATE TYPE "PayPeriod" AS ENUM ('WEEKLY', 'EVERY_TWO_WEEKS', 'TWICE_A_MONTH', 'MONTHLY');

-- CreateEnum
CREATE TYPE "PayBasis" AS ENUM ('PERCENT', 'FIXED', 'SERVICE');

-- CreateEnum
CREATE TYPE "PayLineKind" AS ENUM ('SERVICE', 'SHOOT', 'TRAVEL', 'LATE_FEE', 'ADJUSTMENT');

-- CreateEnum
CREATE TYPE "PayoutMethod" AS ENUM ('BANK_TRANSFER', 'CHECK', 'CASH', 'CARD_OR_APP');

-- CreateEnum
CREATE TYPE "PlaceSource" AS ENUM ('GEOCODER', 'ZIP', 'STUDIO');

-- CreateEnum
CREATE TYPE "OutboxKind" AS ENUM ('PUSH', 'MAIL', 'WEB_PUSH');

-- CreateEnum
CREATE TYPE "OutboxStatus" AS ENUM ('QUEUED', 'SENT', 'FAILED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "PortfolioMediaKind" AS ENUM ('IMAGE', 'VIDEO');

-- CreateEnum
CREATE TYPE "PortfolioMediaState" AS ENUM ('PREPARING', 'READY', 'BROKEN');

-- CreateEnum
CREATE TYPE "PictureFormat" AS ENUM ('AVIF', 'WEBP', 'JPEG');

-- CreateEnum
CREATE TYPE "QuoteStatus" AS ENUM ('NEW', 'ANSWERED', 'CLOSED');

-- CreateEnum
CREATE TYPE "VersionState" AS ENUM ('PROPOSED', 'APPROVED', 'DECLINED', 'SUPERSEDED');

-- CreateEnum
CREATE TYPE "StatementStatus" AS ENUM ('OPEN', 'PAID', 'VOID');

-- CreateEnum
CREATE TYPE "TaxLevel" AS ENUM ('STATE', 'COUNTY', 'CITY', 'DISTRICT');

-- CreateEnum
CREATE TYPE "FilePurpose" AS ENUM ('PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE', 'PHOTO_DERIVATIVE', 'MLS_PHOTO', 'PORTFOLIO', 'AVATAR', 'LOGO', 'MESSAGE_ATTACHMENT', 'PORTFOLIO_VARIANT', 'TAX_CERTIFICATE');

-- CreateTable
CREATE TABLE "access_details" (
    "booking_id" UUID NOT NULL,
    "sealed" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "access_details_pkey" PRIMARY KEY ("booking_id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "invited_at" TIMESTAMPTZ(3),
    "first_signed_in_at" TIMESTAMPTZ(3),
    "owner_email" CITEXT,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profiles" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "company" TEXT,
    "role" "Role" NOT NULL,
    "avatar_file_id" UUID,
    "account_status" "AccountStatus" NOT NULL DEFAULT 'ACTIVE',
    "stripe_customer_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_approvals" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "requested_role" "Role" NOT NULL DEFAULT 'PHOTOGRAPHER',
    "status" "ApprovalStatus" NOT NULL DEFAULT 'PENDING',
    "admin_notes" TEXT,
    "approved_by" UUID,
    "approved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_approvals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_invitations" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "role" "Role" NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "invited_by" UUID,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "team_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "AccountTokenPurpose" NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_changes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "old_email" CITEXT NOT NULL,
    "new_email" CITEXT NOT NULL,
    "confirm_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "undo_until" TIMESTAMPTZ(3),
    "undo_hash" TEXT,
    "undone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deletion_requests" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "state" "DeletionState" NOT NULL DEFAULT 'PENDING',
    "note" TEXT,
    "decided_by" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deletion_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_events" (
    "id" BIGSERIAL NOT NULL,
    "event_type" TEXT NOT NULL,
    "page_path" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analytics_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_days" (
    "day" DATE NOT NULL,
    "event_type" TEXT NOT NULL,
    "page_path" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "analytics_days_pkey" PRIMARY KEY ("day","event_type","page_path")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "session_version" INTEGER NOT NULL,
    "browser" TEXT,
    "device" TEXT,
    "network" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "availability_slots" (
    "id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "start_time" TIME(0) NOT NULL,
    "end_time" TIME(0) NOT NULL,
    "is_available" BOOLEAN NOT NULL DEFAULT true,
    "pattern_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "availability_slots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "weekly_patterns" (
    "id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "weekdays" INTEGER[],
    "start_time" TIME(0) NOT NULL,
    "end_time" TIME(0) NOT NULL,
    "slot_minutes" INTEGER NOT NULL,
    "from_date" DATE NOT NULL,
    "until_date" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "weekly_patterns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blocked_days" (
    "id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocked_days_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_terms" (
    "photographer_id" UUID NOT NULL,
    "minimum_notice_minutes" INTEGER NOT NULL DEFAULT 0,
    "buffer_minutes" INTEGER NOT NULL DEFAULT 0,
    "base_zip" TEXT,
    "base_latitude" DOUBLE PRECISION,
    "base_longitude" DOUBLE PRECISION,

    CONSTRAINT "booking_terms_pkey" PRIMARY KEY ("photographer_id")
);

-- CreateTable
CREATE TABLE "slot_claims" (
    "slot_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slot_claims_pkey" PRIMARY KEY ("slot_id")
);

-- CreateTable
CREATE TABLE "slot_holds" (
    "slot_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slot_holds_pkey" PRIMARY KEY ("slot_id")
);

-- CreateTable
CREATE TABLE "booking_contacts" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "kind" "ContactKind" NOT NULL,
    "notices" "ContactNotice"[],
    "muted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_contacts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bookings" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "brokerage_id" UUID,
    "property_address" TEXT NOT NULL,
    "property_street" TEXT,
    "property_city" TEXT,
    "property_state" TEXT,
    "property_zip" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "place_source" "PlaceSource",
    "square_feet" INTEGER,
    "basement_square_feet" INTEGER,
    "detached_square_feet" INTEGER,
    "bedrooms" INTEGER,
    "facing" SMALLINT,
    "go_live_on" DATE,
    "photos_by" DATE,
    "airspace" "AirspaceState",
    "shoot_date" DATE NOT NULL,
    "shoot_time" TIME(0) NOT NULL,
    "shoot_end_time" TIME(0) NOT NULL,
    "total_amount_cents" INTEGER NOT NULL,
    "prices_include_tax" BOOLEAN NOT NULL DEFAULT true,
    "estimated_tax_cents" INTEGER DEFAULT 0,
    "travel_miles" INTEGER,
    "travel_fee_cents" INTEGER NOT NULL DEFAULT 0,
    "drive_fee_cents" INTEGER,
    "coupon_id" UUID,
    "coupon_code" TEXT,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "free_cancel_hours" INTEGER NOT NULL DEFAULT 24,
    "late_cancel_fee_cents" INTEGER NOT NULL DEFAULT 0,
    "special_instructions" TEXT,
    "status" "BookingStatus" NOT NULL DEFAULT 'PENDING',
    "card_id" UUID,
    "idempotency_key" UUID NOT NULL,
    "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
    "late_fee_cents" INTEGER,
    "late_fee_state" "LateFeeState",
    "on_the_way_at" TIMESTAMPTZ(3),
    "on_the_way_notified_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booked_services" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "service_id" TEXT,
    "name" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "discount_cents" INTEGER NOT NULL DEFAULT 0,
    "duration_minutes" INTEGER NOT NULL DEFAULT 0,
    "light" "ServiceLight" NOT NULL DEFAULT 'ANY',
    "uses_drone" BOOLEAN NOT NULL DEFAULT false,
    "shows_exterior" BOOLEAN NOT NULL DEFAULT false,
    "revision_rounds" INTEGER NOT NULL DEFAULT 2,
    "extra_round_cents" INTEGER NOT NULL DEFAULT 0,
    "band" TEXT,
    "photos_included" INTEGER,
    "extra_photo_cents" INTEGER NOT NULL DEFAULT 0,
    "turnaround_hours" INTEGER,
    "is_add_on" BOOLEAN NOT NULL DEFAULT false,
    "package_name" TEXT,
    "position" INTEGER NOT NULL,
    "added_at" TIMESTAMPTZ(3),
    "added_tax_cents" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "booked_services_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_agreements" (
    "booking_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "brand" TEXT,
    "last4" CHAR(4),
    "deposit_cents" INTEGER NOT NULL DEFAULT 0,
    "charge_after_days" INTEGER,
    "retry_days" INTEGER[],
    "agreed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_agreements_pkey" PRIMARY KEY ("booking_id")
);

-- CreateTable
CREATE TABLE "client_terms" (
    "client_id" UUID NOT NULL,
    "pays_by_invoice" BOOLEAN NOT NULL,

    CONSTRAINT "client_terms_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "booking_events" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "actor_id" UUID,
    "kind" "BookingEventKind" NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_feeds" (
    "profile_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("profile_id")
);

-- CreateTable
CREATE TABLE "stripe_movements" (
    "id" TEXT NOT NULL,
    "kind" "StripeMovementKind" NOT NULL,
    "type" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "fee_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "paid_cents" INTEGER NOT NULL,
    "paid_currency" CHAR(3) NOT NULL,
    "payment_id" TEXT,
    "invoice_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stripe_movements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "export_settings" (
    "program" "AccountingProgram" NOT NULL,
    "account_code" TEXT NOT NULL,
    "deposit_account" TEXT NOT NULL,
    "credit_account" TEXT NOT NULL,
    "allowance_account" TEXT NOT NULL,
    "taxed_name" TEXT NOT NULL,
    "untaxed_name" TEXT NOT NULL,
    "day_first" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "export_settings_pkey" PRIMARY KEY ("program")
);

-- CreateTable
CREATE TABLE "brokerages" (
    "id" UUID NOT NULL,
    "name" CITEXT NOT NULL,
    "logo_file_id" UUID,
    "discount_basis_points" INTEGER NOT NULL DEFAULT 0,
    "billing" "BrokerageBilling" NOT NULL DEFAULT 'AGENT',
    "billing_name" TEXT,
    "billing_email" CITEXT,
    "pays_monthly" BOOLEAN NOT NULL DEFAULT false,
    "statement_due_days" INTEGER NOT NULL DEFAULT 30,
    "unlocks_on_terms" BOOLEAN NOT NULL DEFAULT false,
    "credit_limit_cents" INTEGER,
    "allowance_basis_points" INTEGER NOT NULL DEFAULT 10000,
    "allowance_cap_cents" INTEGER,
    "allowance_uses" INTEGER,
    "allowance_period" "AllowancePeriod" NOT NULL DEFAULT 'MONTH',
    "allows_all_services" BOOLEAN NOT NULL DEFAULT true,
    "limit_passed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brokerages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brokerage_allowed_services" (
    "brokerage_id" UUID NOT NULL,
    "service_id" TEXT NOT NULL,

    CONSTRAINT "brokerage_allowed_services_pkey" PRIMARY KEY ("brokerage_id","service_id")
);

-- CreateTable
CREATE TABLE "booking_coverages" (
    "booking_id" UUID NOT NULL,
    "brokerage_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "basis_points" INTEGER NOT NULL,
    "cap_cents" INTEGER,
    "service_ids" TEXT[],
    "covered_cents" INTEGER NOT NULL,
    "is_allowance" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_coverages_pkey" PRIMARY KEY ("booking_id")
);

-- CreateTable
CREATE TABLE "brokerage_members" (
    "client_id" UUID NOT NULL,
    "brokerage_id" UUID NOT NULL,
    "role" "BrokerageRole" NOT NULL DEFAULT 'MEMBER',
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brokerage_members_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "brokerage_invitations" (
    "id" UUID NOT NULL,
    "brokerage_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "role" "BrokerageRole" NOT NULL DEFAULT 'MEMBER',
    "invited_by" UUID,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "brokerage_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brokerage_domains" (
    "domain" CITEXT NOT NULL,
    "brokerage_id" UUID NOT NULL,
    "approved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brokerage_domains_pkey" PRIMARY KEY ("domain")
);

-- CreateTable
CREATE TABLE "brokerage_prices" (
    "brokerage_id" UUID NOT NULL,
    "service_id" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,

    CONSTRAINT "brokerage_prices_pkey" PRIMARY KEY ("brokerage_id","service_id")
);

-- CreateTable
CREATE TABLE "external_calendars" (
    "id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "sealed_address" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "address_end" TEXT NOT NULL,
    "etag" TEXT,
    "last_modified" TEXT,
    "read_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "next_read_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "external_calendars_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "busy_times" (
    "id" UUID NOT NULL,
    "calendar_id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "uid" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "busy_times_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reported_conflicts" (
    "id" UUID NOT NULL,
    "calendar_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "uid" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reported_conflicts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_cards" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "stripe_payment_method_id" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "last4" CHAR(4) NOT NULL,
    "expiry_month" INTEGER NOT NULL,
    "expiry_year" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_cards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "services" (
    "id" TEXT NOT NULL,
    "category" "ServiceCategory" NOT NULL,
    "kind" "ServiceKind" NOT NULL DEFAULT 'SERVICE',
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "duration" TEXT NOT NULL,
    "duration_minutes" INTEGER NOT NULL,
    "light" "ServiceLight" NOT NULL DEFAULT 'ANY',
    "uses_drone" BOOLEAN NOT NULL DEFAULT false,
    "shows_exterior" BOOLEAN NOT NULL DEFAULT false,
    "price_cents" INTEGER NOT NULL,
    "price_basis" "PriceBasis" NOT NULL DEFAULT 'FIXED',
    "counts_basement" BOOLEAN NOT NULL DEFAULT true,
    "counts_detached" BOOLEAN NOT NULL DEFAULT true,
    "turnaround_hours" INTEGER,
    "photos_included" INTEGER,
    "extra_photo_cents" INTEGER NOT NULL DEFAULT 0,
    "automatic_days" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "revision_rounds" INTEGER NOT NULL DEFAULT 2,
    "extra_round_cents" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "services_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_bands" (
    "id" UUID NOT NULL,
    "service_id" TEXT NOT NULL,
    "up_to" INTEGER,
    "price_cents" INTEGER NOT NULL,
    "duration_minutes" INTEGER NOT NULL,
    "photos_included" INTEGER,
    "extra_photo_cents" INTEGER,
    "turnaround_hours" INTEGER,

    CONSTRAINT "price_bands_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service_links" (
    "owner_id" TEXT NOT NULL,
    "service_id" TEXT NOT NULL,

    CONSTRAINT "service_links_pkey" PRIMARY KEY ("owner_id","service_id")
);

-- CreateTable
CREATE TABLE "coupons" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "basis_points" INTEGER,
    "amount_cents" INTEGER,
    "minimum_cents" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "first_order_only" BOOLEAN NOT NULL DEFAULT false,
    "max_uses" INTEGER,
    "max_uses_per_client" INTEGER,
    "starts_on" DATE,
    "ends_on" DATE,
    "for_all_services" BOOLEAN NOT NULL DEFAULT true,
    "for_all_clients" BOOLEAN NOT NULL DEFAULT true,
    "for_all_brokerages" BOOLEAN NOT NULL DEFAULT true,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupon_services" (
    "coupon_id" UUID NOT NULL,
    "service_id" TEXT NOT NULL,

    CONSTRAINT "coupon_services_pkey" PRIMARY KEY ("coupon_id","service_id")
);

-- CreateTable
CREATE TABLE "coupon_clients" (
    "coupon_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,

    CONSTRAINT "coupon_clients_pkey" PRIMARY KEY ("coupon_id","client_id")
);

-- CreateTable
CREATE TABLE "coupon_brokerages" (
    "coupon_id" UUID NOT NULL,
    "brokerage_id" UUID NOT NULL,

    CONSTRAINT "coupon_brokerages_pkey" PRIMARY KEY ("coupon_id","brokerage_id")
);

-- CreateTable
CREATE TABLE "credit_entries" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "kind" "CreditKind" NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "reason" TEXT,
    "refund_id" UUID,
    "actor_id" UUID NOT NULL,
    "idempotency_key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_deliveries" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_type" TEXT NOT NULL,
    "total_photos" INTEGER NOT NULL,
    "delivery_instructions" TEXT,
    "google_drive_link" TEXT NOT NULL,
    "sent_by" UUID,
    "idempotency_key" UUID NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_on" DATE,
    "included_photos" INTEGER,
    "extra_photo_cents" INTEGER,

    CONSTRAINT "media_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "original_file_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "is_preview" BOOLEAN NOT NULL DEFAULT false,
    "is_full" BOOLEAN NOT NULL DEFAULT true,
    "state" "PhotoState" NOT NULL DEFAULT 'WAITING',
    "problem" TEXT,
    "width" INTEGER,
    "height" INTEGER,
    "placeholder" CHAR(7),
    "miniature" TEXT,
    "caption" TEXT NOT NULL DEFAULT '',
    "room" "Room",
    "alterations" "Alteration"[] DEFAULT ARRAY[]::"Alteration"[],
    "unaltered_photo_id" UUID,
    "is_cover" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "choice" "PhotoChoice" NOT NULL DEFAULT 'OPEN',
    "purchase_id" UUID,

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photo_purchases" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_purchases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photo_derivatives" (
    "id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "kind" "DerivativeKind" NOT NULL,
    "file_id" UUID NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,

    CONSTRAINT "photo_derivatives_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photo_favorites" (
    "photo_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_favorites_pkey" PRIMARY KEY ("photo_id","profile_id")
);

-- CreateTable
CREATE TABLE "delivery_events" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "kind" "DeliveryEventKind" NOT NULL,
    "actor_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_drafts" (
    "photographer_id" UUID NOT NULL,
    "idempotency_key" UUID NOT NULL,
    "contents" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_drafts_pkey" PRIMARY KEY ("photographer_id","idempotency_key")
);

-- CreateTable
CREATE TABLE "addition_drafts" (
    "photographer_id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "contents" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "addition_drafts_pkey" PRIMARY KEY ("photographer_id","delivery_id")
);

-- CreateTable
CREATE TABLE "factor_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "required_from" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "factor_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "authenticators" (
    "user_id" UUID NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "last_step" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "authenticators_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkeys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkey_challenges" (
    "id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "purpose" "PasskeyPurpose" NOT NULL,
    "challenge" TEXT NOT NULL,
    "user_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remembered_devices" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "browser" TEXT,
    "device" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remembered_devices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoices" (
    "id" UUID NOT NULL,
    "invoice_number" TEXT NOT NULL,
    "booking_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "delivery_id" UUID,
    "transfer_id" UUID,
    "purchase_id" UUID,
    "share_of_id" UUID,
    "bill_cents" INTEGER,
    "shared_cents" INTEGER,
    "payer_name" TEXT,
    "payer_email" CITEXT,
    "brokerage_id" UUID,
    "is_on_terms" BOOLEAN NOT NULL DEFAULT false,
    "is_over_limit" BOOLEAN NOT NULL DEFAULT false,
    "is_collected" BOOLEAN NOT NULL DEFAULT false,
    "statement_id" UUID,
    "amount_cents" INTEGER NOT NULL,
    "tax_cents" INTEGER NOT NULL DEFAULT 0,
    "prices_include_tax" BOOLEAN NOT NULL DEFAULT true,
    "tax_state" CHAR(2),
    "tax_zip" CHAR(5),
    "tax_exemption_id" UUID,
    "deposit_cents" INTEGER NOT NULL DEFAULT 0,
    "credit_cents" INTEGER NOT NULL DEFAULT 0,
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "status" "InvoiceStatus" NOT NULL DEFAULT 'PENDING',
    "due_on" DATE NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "paid_method" "PaymentMethodKind",
    "marked_paid_by" UUID,
    "stripe_payment_id" TEXT,
    "disputed_at" TIMESTAMPTZ(3),
    "dispute_due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_lines" (
    "id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "kind" "InvoiceLineKind" NOT NULL,
    "service_id" TEXT,
    "description" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "taxable" BOOLEAN NOT NULL DEFAULT true,
    "tax_rate_thousandths" INTEGER NOT NULL DEFAULT 0,
    "tax_cents" INTEGER NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL,

    CONSTRAINT "invoice_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_line_taxes" (
    "line_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "rate_thousandths" INTEGER NOT NULL,
    "tax_cents" INTEGER NOT NULL,

    CONSTRAINT "invoice_line_taxes_pkey" PRIMARY KEY ("line_id","position")
);

-- CreateTable
CREATE TABLE "invoice_counters" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "invoice_counters_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "checkout_sessions" (
    "id" UUID NOT NULL,
    "invoice_id" UUID,
    "statement_id" UUID,
    "stripe_session_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "state" "CheckoutState" NOT NULL DEFAULT 'OPEN',
    "return_path" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkout_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "reason" TEXT,
    "state" "RefundState" NOT NULL DEFAULT 'SUCCEEDED',
    "idempotency_key" UUID,
    "stripe_refund_id" TEXT,
    "stripe_payment_id" TEXT,
    "as_credit" BOOLEAN NOT NULL DEFAULT false,
    "dispute_id" TEXT,
    "failure_code" TEXT,
    "failed_at" TIMESTAMPTZ(3),
    "retry_of_id" UUID,
    "attempted_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "refunded_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scheduled_charges" (
    "invoice_id" UUID NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "retry_days" INTEGER[],
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3),
    "awaits_confirmation" BOOLEAN NOT NULL DEFAULT false,
    "stopped_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "scheduled_charges_pkey" PRIMARY KEY ("invoice_id")
);

-- CreateTable
CREATE TABLE "invoice_events" (
    "id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "kind" "InvoiceEventKind" NOT NULL,
    "actor_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "once_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "license_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "default_kind" "LicenseKind" NOT NULL DEFAULT 'LISTING',
    "listing_text" TEXT,
    "year_text" TEXT,
    "unlimited_text" TEXT,
    "allows_boards" BOOLEAN NOT NULL DEFAULT true,
    "boards_text" TEXT,
    "transfer_percent" INTEGER NOT NULL DEFAULT 50,

    CONSTRAINT "license_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_licenses" (
    "delivery_id" UUID NOT NULL,
    "kind" "LicenseKind" NOT NULL,
    "text" TEXT NOT NULL,
    "boards_text" TEXT,

    CONSTRAINT "delivery_licenses_pkey" PRIMARY KEY ("delivery_id")
);

-- CreateTable
CREATE TABLE "sold_licenses" (
    "invoice_id" UUID NOT NULL,
    "kind" "LicenseKind" NOT NULL,
    "text" TEXT NOT NULL,
    "boards_text" TEXT,
    "photo_count" INTEGER NOT NULL,

    CONSTRAINT "sold_licenses_pkey" PRIMARY KEY ("invoice_id")
);

-- CreateTable
CREATE TABLE "conversations" (
    "id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "client_id" UUID NOT NULL,
    "assignee_id" UUID,
    "status" "ConversationStatus" NOT NULL DEFAULT 'OPEN',
    "priority" "ConversationPriority" NOT NULL DEFAULT 'MEDIUM',
    "idempotency_key" UUID,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "sender_id" UUID,
    "message" TEXT NOT NULL,
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "read_at" TIMESTAMPTZ(3),
    "idempotency_key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_attachments" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "thumbnail_id" UUID,
    "position" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,

    CONSTRAINT "message_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_mails" (
    "conversation_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "mailed_up_to" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_mails_pkey" PRIMARY KEY ("conversation_id","user_id")
);

-- CreateTable
CREATE TABLE "mls_profiles" (
    "id" UUID NOT NULL,
    "preset" TEXT,
    "content" JSONB,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mls_profiles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mls_photos" (
    "id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "plan_key" TEXT NOT NULL,
    "file_id" UUID,
    "problem" TEXT,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mls_photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mls_choices" (
    "person_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,

    CONSTRAINT "mls_choices_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "type" "NotificationType" NOT NULL,
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "booking_id" UUID,
    "action_type" "NotificationAction",
    "action_data" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "user_id" UUID NOT NULL,
    "booking_mail" BOOLEAN NOT NULL DEFAULT true,
    "message_mail" BOOLEAN NOT NULL DEFAULT true,
    "payment_mail" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_keys" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "public_key" TEXT NOT NULL,
    "sealed_private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "originals_pages" (
    "delivery_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "sealed_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "originals_pages_pkey" PRIMARY KEY ("delivery_id")
);

-- CreateTable
CREATE TABLE "pay_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "period" "PayPeriod" NOT NULL DEFAULT 'MONTHLY',
    "anchor" DATE NOT NULL,

    CONSTRAINT "pay_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pay_thresholds" (
    "year" INTEGER NOT NULL,
    "threshold_cents" INTEGER NOT NULL,

    CONSTRAINT "pay_thresholds_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "pay_terms" (
    "photographer_id" UUID NOT NULL,
    "basis" "PayBasis" NOT NULL,
    "service_basis_points" INTEGER NOT NULL,
    "shoot_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "travel_basis_points" INTEGER NOT NULL,
    "late_fee_basis_points" INTEGER NOT NULL,
    "paid_from" DATE NOT NULL,
    "is_contractor" BOOLEAN NOT NULL,
    "legal_name" TEXT,
    "has_w9" BOOLEAN NOT NULL,

    CONSTRAINT "pay_terms_pkey" PRIMARY KEY ("photographer_id")
);

-- CreateTable
CREATE TABLE "pay_service_amounts" (
    "id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "service_id" TEXT NOT NULL,
    "price_basis" "PriceBasis" NOT NULL,
    "up_to" INTEGER,
    "amount_cents" INTEGER NOT NULL,

    CONSTRAINT "pay_service_amounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pay_shares" (
    "booking_id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "basis_points" INTEGER NOT NULL,

    CONSTRAINT "pay_shares_pkey" PRIMARY KEY ("booking_id","photographer_id")
);

-- CreateTable
CREATE TABLE "pay_adjustments" (
    "id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "reason" TEXT NOT NULL,
    "idempotency_key" UUID NOT NULL,
    "refund_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pay_adjustments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pay_statements" (
    "id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "total_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "approved_by" UUID,
    "approved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_on" DATE,
    "paid_method" "PayoutMethod",

    CONSTRAINT "pay_statements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pay_statement_shoots" (
    "photographer_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "statement_id" UUID NOT NULL,
    "basis_points" INTEGER NOT NULL,

    CONSTRAINT "pay_statement_shoots_pkey" PRIMARY KEY ("photographer_id","booking_id")
);

-- CreateTable
CREATE TABLE "pay_lines" (
    "id" UUID NOT NULL,
    "statement_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "PayLineKind" NOT NULL,
    "booking_id" UUID,
    "adjustment_id" UUID,
    "earned_on" DATE NOT NULL,
    "description" TEXT NOT NULL,
    "base_cents" INTEGER NOT NULL,
    "basis_points" INTEGER,
    "amount_cents" INTEGER NOT NULL,

    CONSTRAINT "pay_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "located_addresses" (
    "address" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "located_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "located_addresses_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "zip_codes" (
    "zip" CHAR(5) NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "zip_codes_pkey" PRIMARY KEY ("zip")
);

-- CreateTable
CREATE TABLE "outbox_messages" (
    "id" UUID NOT NULL,
    "kind" "OutboxKind" NOT NULL,
    "user_id" UUID,
    "topic" TEXT NOT NULL,
    "recipient" TEXT,
    "payload" JSONB NOT NULL,
    "status" "OutboxStatus" NOT NULL DEFAULT 'QUEUED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "worker_heartbeats" (
    "pool_id" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "worker_heartbeats_pkey" PRIMARY KEY ("pool_id")
);

-- CreateTable
CREATE TABLE "running_processes" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "runs_jobs" BOOLEAN NOT NULL,
    "version" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "running_processes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "portfolio_items" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "description" TEXT,
    "services" TEXT[],
    "location" TEXT,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portfolio_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "equipment" (
    "id" UUID NOT NULL,
    "category" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "equipment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portfolio_stats" (
    "id" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "icon" TEXT NOT NULL DEFAULT 'Camera',
    "position" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "portfolio_stats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portfolio_media" (
    "file_id" UUID NOT NULL,
    "kind" "PortfolioMediaKind" NOT NULL,
    "item_id" UUID,
    "position" INTEGER,
    "is_cover" BOOLEAN NOT NULL DEFAULT false,
    "state" "PortfolioMediaState" NOT NULL DEFAULT 'PREPARING',
    "width" INTEGER,
    "height" INTEGER,
    "placeholder" TEXT,
    "poster_file_id" UUID,

    CONSTRAINT "portfolio_media_pkey" PRIMARY KEY ("file_id")
);

-- CreateTable
CREATE TABLE "portfolio_variants" (
    "id" UUID NOT NULL,
    "media_file_id" UUID NOT NULL,
    "format" "PictureFormat" NOT NULL,
    "width" INTEGER NOT NULL,
    "file_id" UUID NOT NULL,

    CONSTRAINT "portfolio_variants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "public_editions" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "number" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "public_editions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_pages" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "expires_on" DATE,
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "property_pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_inquiries" (
    "id" UUID NOT NULL,
    "page_id" UUID NOT NULL,
    "idempotency_key" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "property_inquiries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_page_views" (
    "page_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "page_views" INTEGER NOT NULL DEFAULT 0,
    "tour_views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "property_page_views_pkey" PRIMARY KEY ("page_id","day")
);

-- CreateTable
CREATE TABLE "quote_requests" (
    "id" UUID NOT NULL,
    "idempotency_key" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "property_address" TEXT NOT NULL,
    "property_size" TEXT,
    "wanted_by" DATE,
    "services" TEXT[],
    "service_ids" TEXT[],
    "list_price_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "message" TEXT,
    "project_id" UUID,
    "status" "QuoteStatus" NOT NULL DEFAULT 'NEW',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "booking_id" UUID,

    CONSTRAINT "quote_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quote_replies" (
    "id" UUID NOT NULL,
    "quote_request_id" UUID NOT NULL,
    "author_id" UUID,
    "idempotency_key" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "price_cents" INTEGER,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quote_replies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "revision_rounds" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "idempotency_key" UUID NOT NULL,
    "sent_by" UUID,
    "price_cents" INTEGER NOT NULL DEFAULT 0,
    "invoice_id" UUID,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revision_rounds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "revision_threads" (
    "id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "author_id" UUID,
    "x" DOUBLE PRECISION,
    "y" DOUBLE PRECISION,
    "sent_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),
    "waits_for" "Role",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revision_threads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "revision_comments" (
    "id" UUID NOT NULL,
    "thread_id" UUID NOT NULL,
    "author_id" UUID,
    "author_role" "Role" NOT NULL,
    "text" TEXT NOT NULL,
    "is_draft" BOOLEAN NOT NULL DEFAULT false,
    "round_id" UUID,
    "emailed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revision_comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photo_versions" (
    "id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "decision" "VersionState" NOT NULL DEFAULT 'PROPOSED',
    "original_file_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "state" "PhotoState" NOT NULL DEFAULT 'WAITING',
    "problem" TEXT,
    "width" INTEGER,
    "height" INTEGER,
    "placeholder" CHAR(7),
    "miniature" TEXT,
    "added_by" UUID,
    "batch_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "version_derivatives" (
    "version_id" UUID NOT NULL,
    "kind" "DerivativeKind" NOT NULL,
    "file_id" UUID NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,

    CONSTRAINT "version_derivatives_pkey" PRIMARY KEY ("version_id","kind")
);

-- CreateTable
CREATE TABLE "seller_links" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seller_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "statements" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "brokerage_id" UUID NOT NULL,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "due_on" DATE NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "status" "StatementStatus" NOT NULL DEFAULT 'OPEN',
    "paid_at" TIMESTAMPTZ(3),
    "paid_method" "PaymentMethodKind",
    "marked_paid_by" UUID,
    "stripe_payment_id" TEXT,
    "disputed_at" TIMESTAMPTZ(3),
    "dispute_due_at" TIMESTAMPTZ(3),
    "reminded_days" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "statements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "studio_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "support_email" TEXT NOT NULL,
    "phone" TEXT,
    "address" TEXT,
    "coordinates" TEXT,
    "time_zone" TEXT NOT NULL,
    "hours" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "logo_file_id" UUID,
    "invoice_prefix" TEXT NOT NULL DEFAULT 'NL',
    "invoice_due_days" INTEGER NOT NULL DEFAULT 14,
    "reminder_days" INTEGER[] DEFAULT ARRAY[-3, 3, 10]::INTEGER[],
    "deposit_cents" INTEGER NOT NULL DEFAULT 0,
    "deposit_percent" INTEGER,
    "charge_after_days" INTEGER,
    "charge_retry_days" INTEGER[] DEFAULT ARRAY[1, 3, 7]::INTEGER[],
    "turnaround_hours" INTEGER NOT NULL DEFAULT 24,
    "gallery_days" INTEGER,
    "free_cancel_hours" INTEGER NOT NULL DEFAULT 24,
    "late_cancel_fee_cents" INTEGER NOT NULL DEFAULT 0,
    "road_factor_percent" INTEGER NOT NULL DEFAULT 140,
    "average_mph" INTEGER NOT NULL DEFAULT 35,
    "travel_free_miles" INTEGER NOT NULL DEFAULT 20,
    "travel_step_miles" INTEGER NOT NULL DEFAULT 1,
    "travel_step_cents" INTEGER NOT NULL DEFAULT 0,
    "seller_checklist" TEXT,
    "mail_sender_name" TEXT,
    "mail_sender_address" TEXT,
    "email_retention_days" INTEGER NOT NULL DEFAULT 365,
    "notification_retention_days" INTEGER NOT NULL DEFAULT 365,
    "visit_retention_days" INTEGER NOT NULL DEFAULT 90,
    "quote_retention_days" INTEGER,
    "conversation_retention_days" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "studio_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tax_rates" (
    "id" UUID NOT NULL,
    "level" "TaxLevel" NOT NULL DEFAULT 'STATE',
    "name" TEXT NOT NULL,
    "state" CHAR(2),
    "zips" TEXT[],
    "rate_thousandths" INTEGER NOT NULL,
    "starts_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_rates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tax_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "prices_include_tax" BOOLEAN NOT NULL DEFAULT true,
    "taxes_travel" BOOLEAN NOT NULL DEFAULT true,
    "taxes_late_fees" BOOLEAN NOT NULL DEFAULT true,
    "taxes_revision_rounds" BOOLEAN NOT NULL DEFAULT true,
    "taxes_licenses" BOOLEAN NOT NULL DEFAULT true,
    "taxes_other" BOOLEAN NOT NULL DEFAULT true,
    "tax_number" TEXT,

    CONSTRAINT "tax_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "untaxed_services" (
    "service_id" TEXT NOT NULL,

    CONSTRAINT "untaxed_services_pkey" PRIMARY KEY ("service_id")
);

-- CreateTable
CREATE TABLE "tax_exemptions" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "certificate_number" TEXT NOT NULL,
    "state" CHAR(2),
    "expires_on" DATE,
    "file_id" UUID NOT NULL,
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_exemptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_transfers" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "client_id" UUID,
    "recipient_name" TEXT,
    "recipient_email" CITEXT,
    "amount_cents" INTEGER NOT NULL,
    "kind" "LicenseKind" NOT NULL,
    "text" TEXT NOT NULL,
    "boards_text" TEXT,
    "created_by" UUID,
    "idempotency_key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "delivery_transfers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "measured_drives" (
    "from_place" TEXT NOT NULL,
    "to_place" TEXT NOT NULL,
    "miles" DOUBLE PRECISION NOT NULL,
    "minutes" INTEGER NOT NULL,
    "measured_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "measured_drives_pkey" PRIMARY KEY ("from_place","to_place")
);

-- CreateTable
CREATE TABLE "stored_files" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "upload_key" TEXT,
    "purpose" "FilePurpose" NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "crc32" BIGINT,
    "uploader_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "storage_listings" (
    "run_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "storage_listings_pkey" PRIMARY KEY ("run_id","key")
);

-- CreateTable
CREATE TABLE "upload_grants" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "files" INTEGER NOT NULL,
    "bytes" BIGINT NOT NULL,
    "arrived_bytes" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_grants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_thumbnails" (
    "file_id" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "upload_thumbnails_pkey" PRIMARY KEY ("file_id")
);

-- CreateTable
CREATE TABLE "booking_forecasts" (
    "booking_id" UUID NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "hours" JSONB NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_forecasts_pkey" PRIMARY KEY ("booking_id")
);

-- CreateTable
CREATE TABLE "reported_weather" (
    "booking_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reported_weather_pkey" PRIMARY KEY ("booking_id","starts_at")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_owner_email_key" ON "users"("owner_email");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_user_id_key" ON "profiles"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles"("email");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_avatar_file_id_key" ON "profiles"("avatar_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_stripe_customer_id_key" ON "profiles"("stripe_customer_id");

-- CreateIndex
CREATE INDEX "profiles_role_account_status_idx" ON "profiles"("role", "account_status");

-- CreateIndex
CREATE INDEX "profiles_full_name_idx" ON "profiles"("full_name");

-- CreateIndex
CREATE UNIQUE INDEX "pending_approvals_user_id_key" ON "pending_approvals"("user_id");

-- CreateIndex
CREATE INDEX "pending_approvals_status_created_at_idx" ON "pending_approvals"("status", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "team_invitations_email_key" ON "team_invitations"("email");

-- CreateIndex
CREATE UNIQUE INDEX "team_invitations_secret_hash_key" ON "team_invitations"("secret_hash");

-- CreateIndex
CREATE INDEX "team_invitations_invited_by_idx" ON "team_invitations"("invited_by");

-- CreateIndex
CREATE UNIQUE INDEX "account_tokens_secret_hash_key" ON "account_tokens"("secret_hash");

-- CreateIndex
CREATE INDEX "account_tokens_user_id_purpose_idx" ON "account_tokens"("user_id", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_confirm_hash_key" ON "email_changes"("confirm_hash");

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_undo_hash_key" ON "email_changes"("undo_hash");

-- CreateIndex
CREATE INDEX "email_changes_user_id_created_at_idx" ON "email_changes"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "email_changes_old_email_idx" ON "email_changes"("old_email");

-- CreateIndex
CREATE INDEX "email_changes_created_at_idx" ON "email_changes"("created_at");

-- CreateIndex
CREATE INDEX "deletion_requests_profile_id_created_at_idx" ON "deletion_requests"("profile_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "deletion_requests_state_created_at_idx" ON "deletion_requests"("state", "created_at");

-- CreateIndex
CREATE INDEX "analytics_events_created_at_idx" ON "analytics_events"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_secret_hash_key" ON "sessions"("secret_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_last_used_at_idx" ON "sessions"("user_id", "last_used_at" DESC);

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "availability_slots_photographer_id_date_start_time_idx" ON "availability_slots"("photographer_id", "date", "start_time");

-- CreateIndex
CREATE INDEX "availability_slots_date_start_time_idx" ON "availability_slots"("date", "start_time");

-- CreateIndex
CREATE INDEX "availability_slots_pattern_id_idx" ON "availability_slots"("pattern_id");

-- CreateIndex
CREATE INDEX "weekly_patterns_photographer_id_from_date_idx" ON "weekly_patterns"("photographer_id", "from_date");

-- CreateIndex
CREATE UNIQUE INDEX "blocked_days_photographer_id_date_key" ON "blocked_days"("photographer_id", "date");

-- CreateIndex
CREATE INDEX "slot_claims_booking_id_idx" ON "slot_claims"("booking_id");

-- CreateIndex
CREATE INDEX "slot_holds_profile_id_idx" ON "slot_holds"("profile_id");

-- CreateIndex
CREATE INDEX "slot_holds_expires_at_idx" ON "slot_holds"("expires_at");

-- CreateIndex
CREATE INDEX "booking_contacts_email_idx" ON "booking_contacts"("email");

-- CreateIndex
CREATE UNIQUE INDEX "booking_contacts_booking_id_email_key" ON "booking_contacts"("booking_id", "email");

-- CreateIndex
CREATE INDEX "bookings_client_id_shoot_date_idx" ON "bookings"("client_id", "shoot_date" DESC);

-- CreateIndex
CREATE INDEX "bookings_client_id_status_idx" ON "bookings"("client_id", "status");

-- CreateIndex
CREATE INDEX "bookings_photographer_id_status_shoot_date_idx" ON "bookings"("photographer_id", "status", "shoot_date");

-- CreateIndex
CREATE INDEX "bookings_photographer_id_shoot_date_shoot_time_id_status_idx" ON "bookings"("photographer_id", "shoot_date", "shoot_time", "id", "status");

-- CreateIndex
CREATE INDEX "bookings_brokerage_id_shoot_date_idx" ON "bookings"("brokerage_id", "shoot_date" DESC);

-- CreateIndex
CREATE INDEX "bookings_created_at_idx" ON "bookings"("created_at");

-- CreateIndex
CREATE INDEX "bookings_coupon_id_client_id_idx" ON "bookings"("coupon_id", "client_id");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_client_id_idempotency_key_key" ON "bookings"("client_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "booked_services_service_id_idx" ON "booked_services"("service_id");

-- CreateIndex
CREATE UNIQUE INDEX "booked_services_booking_id_service_id_key" ON "booked_services"("booking_id", "service_id");

-- CreateIndex
CREATE INDEX "booking_events_booking_id_created_at_idx" ON "booking_events"("booking_id", "created_at");

-- CreateIndex
CREATE INDEX "stripe_movements_created_at_idx" ON "stripe_movements"("created_at");

-- CreateIndex
CREATE INDEX "stripe_movements_payment_id_idx" ON "stripe_movements"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "brokerages_name_key" ON "brokerages"("name");

-- CreateIndex
CREATE INDEX "brokerage_allowed_services_service_id_idx" ON "brokerage_allowed_services"("service_id");

-- CreateIndex
CREATE INDEX "booking_coverages_brokerage_id_idx" ON "booking_coverages"("brokerage_id");

-- CreateIndex
CREATE INDEX "booking_coverages_client_id_created_at_idx" ON "booking_coverages"("client_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "brokerage_members_brokerage_id_idx" ON "brokerage_members"("brokerage_id");

-- CreateIndex
CREATE INDEX "brokerage_invitations_email_idx" ON "brokerage_invitations"("email");

-- CreateIndex
CREATE INDEX "brokerage_invitations_expires_at_idx" ON "brokerage_invitations"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "brokerage_invitations_brokerage_id_email_key" ON "brokerage_invitations"("brokerage_id", "email");

-- CreateIndex
CREATE INDEX "brokerage_domains_brokerage_id_idx" ON "brokerage_domains"("brokerage_id");

-- CreateIndex
CREATE INDEX "brokerage_prices_service_id_idx" ON "brokerage_prices"("service_id");

-- CreateIndex
CREATE INDEX "external_calendars_photographer_id_created_at_idx" ON "external_calendars"("photographer_id", "created_at");

-- CreateIndex
CREATE INDEX "external_calendars_next_read_at_idx" ON "external_calendars"("next_read_at");

-- CreateIndex
CREATE UNIQUE INDEX "external_calendars_id_photographer_id_key" ON "external_calendars"("id", "photographer_id");

-- CreateIndex
CREATE INDEX "busy_times_photographer_id_starts_at_idx" ON "busy_times"("photographer_id", "starts_at");

-- CreateIndex
CREATE INDEX "busy_times_ends_at_idx" ON "busy_times"("ends_at");

-- CreateIndex
CREATE UNIQUE INDEX "busy_times_calendar_id_uid_starts_at_key" ON "busy_times"("calendar_id", "uid", "starts_at");

-- CreateIndex
CREATE INDEX "reported_conflicts_calendar_id_idx" ON "reported_conflicts"("calendar_id");

-- CreateIndex
CREATE UNIQUE INDEX "reported_conflicts_booking_id_calendar_id_uid_starts_at_key" ON "reported_conflicts"("booking_id", "calendar_id", "uid", "starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "stored_cards_stripe_payment_method_id_key" ON "stored_cards"("stripe_payment_method_id");

-- CreateIndex
CREATE INDEX "stored_cards_profile_id_idx" ON "stored_cards"("profile_id");

-- CreateIndex
CREATE INDEX "services_active_category_position_idx" ON "services"("active", "category", "position");

-- CreateIndex
CREATE UNIQUE INDEX "price_bands_service_id_up_to_key" ON "price_bands"("service_id", "up_to");

-- CreateIndex
CREATE INDEX "service_links_service_id_idx" ON "service_links"("service_id");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons"("code");

-- CreateIndex
CREATE INDEX "coupons_archived_at_idx" ON "coupons"("archived_at");

-- CreateIndex
CREATE INDEX "coupon_services_service_id_idx" ON "coupon_services"("service_id");

-- CreateIndex
CREATE INDEX "coupon_clients_client_id_idx" ON "coupon_clients"("client_id");

-- CreateIndex
CREATE INDEX "coupon_brokerages_brokerage_id_idx" ON "coupon_brokerages"("brokerage_id");

-- CreateIndex
CREATE UNIQUE INDEX "credit_entries_refund_id_key" ON "credit_entries"("refund_id");

-- CreateIndex
CREATE INDEX "credit_entries_client_id_created_at_idx" ON "credit_entries"("client_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "credit_entries_actor_id_idempotency_key_key" ON "credit_entries"("actor_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "media_deliveries_booking_id_uploaded_at_idx" ON "media_deliveries"("booking_id", "uploaded_at" DESC);

-- CreateIndex
CREATE INDEX "media_deliveries_uploaded_at_idx" ON "media_deliveries"("uploaded_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "media_deliveries_id_booking_id_key" ON "media_deliveries"("id", "booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "media_deliveries_sent_by_idempotency_key_key" ON "media_deliveries"("sent_by", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "photos_original_file_id_key" ON "photos"("original_file_id");

-- CreateIndex
CREATE INDEX "photos_delivery_id_unaltered_photo_id_idx" ON "photos"("delivery_id", "unaltered_photo_id");

-- CreateIndex
CREATE INDEX "photos_purchase_id_delivery_id_idx" ON "photos"("purchase_id", "delivery_id");

-- CreateIndex
CREATE UNIQUE INDEX "photos_delivery_id_position_key" ON "photos"("delivery_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "photos_delivery_id_id_key" ON "photos"("delivery_id", "id");

-- CreateIndex
CREATE INDEX "photo_purchases_delivery_id_idx" ON "photo_purchases"("delivery_id");

-- CreateIndex
CREATE UNIQUE INDEX "photo_purchases_id_delivery_id_key" ON "photo_purchases"("id", "delivery_id");

-- CreateIndex
CREATE UNIQUE INDEX "photo_purchases_id_booking_id_key" ON "photo_purchases"("id", "booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "photo_derivatives_file_id_key" ON "photo_derivatives"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "photo_derivatives_photo_id_kind_key" ON "photo_derivatives"("photo_id", "kind");

-- CreateIndex
CREATE INDEX "photo_favorites_profile_id_idx" ON "photo_favorites"("profile_id");

-- CreateIndex
CREATE INDEX "delivery_events_delivery_id_created_at_idx" ON "delivery_events"("delivery_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "addition_drafts_delivery_id_idx" ON "addition_drafts"("delivery_id");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_code_hash_key" ON "recovery_codes"("code_hash");

-- CreateIndex
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");

-- CreateIndex
CREATE INDEX "passkeys_user_id_created_at_idx" ON "passkeys"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "passkey_challenges_secret_hash_key" ON "passkey_challenges"("secret_hash");

-- CreateIndex
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");

-- CreateIndex
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "remembered_devices_secret_hash_key" ON "remembered_devices"("secret_hash");

-- CreateIndex
CREATE INDEX "remembered_devices_user_id_idx" ON "remembered_devices"("user_id");

-- CreateIndex
CREATE INDEX "remembered_devices_expires_at_idx" ON "remembered_devices"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_invoice_number_key" ON "invoices"("invoice_number");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_stripe_payment_id_key" ON "invoices"("stripe_payment_id");

-- CreateIndex
CREATE INDEX "invoices_booking_id_created_at_idx" ON "invoices"("booking_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "invoices_client_id_created_at_idx" ON "invoices"("client_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "invoices_delivery_id_idx" ON "invoices"("delivery_id");

-- CreateIndex
CREATE INDEX "invoices_transfer_id_idx" ON "invoices"("transfer_id");

-- CreateIndex
CREATE INDEX "invoices_purchase_id_booking_id_idx" ON "invoices"("purchase_id", "booking_id");

-- CreateIndex
CREATE INDEX "invoices_share_of_id_idx" ON "invoices"("share_of_id");

-- CreateIndex
CREATE INDEX "invoices_brokerage_id_created_at_idx" ON "invoices"("brokerage_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "invoices_statement_id_idx" ON "invoices"("statement_id");

-- CreateIndex
CREATE INDEX "invoices_status_created_at_idx" ON "invoices"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "invoices_created_at_idx" ON "invoices"("created_at" DESC);

-- CreateIndex
CREATE INDEX "invoices_paid_at_idx" ON "invoices"("paid_at");

-- CreateIndex
CREATE INDEX "invoices_tax_exemption_id_idx" ON "invoices"("tax_exemption_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_id_booking_id_key" ON "invoices"("id", "booking_id");

-- CreateIndex
CREATE INDEX "invoice_lines_service_id_idx" ON "invoice_lines"("service_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_lines_invoice_id_position_key" ON "invoice_lines"("invoice_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_sessions_stripe_session_id_key" ON "checkout_sessions"("stripe_session_id");

-- CreateIndex
CREATE INDEX "checkout_sessions_invoice_id_created_at_idx" ON "checkout_sessions"("invoice_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "checkout_sessions_statement_id_created_at_idx" ON "checkout_sessions"("statement_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "refunds_stripe_refund_id_key" ON "refunds"("stripe_refund_id");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_retry_of_id_key" ON "refunds"("retry_of_id");

-- CreateIndex
CREATE INDEX "refunds_stripe_payment_id_idx" ON "refunds"("stripe_payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_invoice_id_refunded_by_idempotency_key_key" ON "refunds"("invoice_id", "refunded_by", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_dispute_id_invoice_id_key" ON "refunds"("dispute_id", "invoice_id");

-- CreateIndex
CREATE INDEX "scheduled_charges_next_at_idx" ON "scheduled_charges"("next_at");

-- CreateIndex
CREATE INDEX "invoice_events_invoice_id_created_at_idx" ON "invoice_events"("invoice_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "invoice_events_invoice_id_once_key_key" ON "invoice_events"("invoice_id", "once_key");

-- CreateIndex
CREATE INDEX "webhook_events_received_at_idx" ON "webhook_events"("received_at" DESC);

-- CreateIndex
CREATE INDEX "conversations_client_id_last_message_at_idx" ON "conversations"("client_id", "last_message_at" DESC);

-- CreateIndex
CREATE INDEX "conversations_assignee_id_last_message_at_idx" ON "conversations"("assignee_id", "last_message_at" DESC);

-- CreateIndex
CREATE INDEX "conversations_last_message_at_idx" ON "conversations"("last_message_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "conversations_client_id_idempotency_key_key" ON "conversations"("client_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "messages_conversation_id_created_at_idx" ON "messages"("conversation_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "messages_conversation_id_sender_id_idempotency_key_key" ON "messages"("conversation_id", "sender_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "message_attachments_file_id_key" ON "message_attachments"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_attachments_thumbnail_id_key" ON "message_attachments"("thumbnail_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_attachments_message_id_position_key" ON "message_attachments"("message_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "mls_profiles_preset_key" ON "mls_profiles"("preset");

-- CreateIndex
CREATE UNIQUE INDEX "mls_photos_file_id_key" ON "mls_photos"("file_id");

-- CreateIndex
CREATE INDEX "mls_photos_used_at_idx" ON "mls_photos"("used_at");

-- CreateIndex
CREATE UNIQUE INDEX "mls_photos_photo_id_plan_key_key" ON "mls_photos"("photo_id", "plan_key");

-- CreateIndex
CREATE INDEX "mls_choices_profile_id_idx" ON "mls_choices"("profile_id");

-- CreateIndex
CREATE INDEX "notifications_user_id_is_read_created_at_idx" ON "notifications"("user_id", "is_read", "created_at" DESC);

-- CreateIndex
CREATE INDEX "notifications_booking_id_idx" ON "notifications"("booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_session_id_key" ON "push_subscriptions"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- CreateIndex
CREATE UNIQUE INDEX "originals_pages_token_hash_key" ON "originals_pages"("token_hash");

-- CreateIndex
CREATE INDEX "pay_service_amounts_service_id_idx" ON "pay_service_amounts"("service_id");

-- CreateIndex
CREATE UNIQUE INDEX "pay_service_amounts_photographer_id_service_id_price_basis__key" ON "pay_service_amounts"("photographer_id", "service_id", "price_basis", "up_to");

-- CreateIndex
CREATE INDEX "pay_shares_photographer_id_idx" ON "pay_shares"("photographer_id");

-- CreateIndex
CREATE UNIQUE INDEX "pay_adjustments_idempotency_key_key" ON "pay_adjustments"("idempotency_key");

-- CreateIndex
CREATE INDEX "pay_adjustments_refund_id_idx" ON "pay_adjustments"("refund_id");

-- CreateIndex
CREATE INDEX "pay_adjustments_photographer_id_created_at_idx" ON "pay_adjustments"("photographer_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "pay_adjustments_photographer_id_refund_id_key" ON "pay_adjustments"("photographer_id", "refund_id");

-- CreateIndex
CREATE INDEX "pay_statements_ends_on_idx" ON "pay_statements"("ends_on");

-- CreateIndex
CREATE INDEX "pay_statements_paid_on_idx" ON "pay_statements"("paid_on");

-- CreateIndex
CREATE UNIQUE INDEX "pay_statements_photographer_id_starts_on_key" ON "pay_statements"("photographer_id", "starts_on");

-- CreateIndex
CREATE UNIQUE INDEX "pay_statements_id_photographer_id_key" ON "pay_statements"("id", "photographer_id");

-- CreateIndex
CREATE INDEX "pay_statement_shoots_booking_id_idx" ON "pay_statement_shoots"("booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "pay_statement_shoots_statement_id_booking_id_key" ON "pay_statement_shoots"("statement_id", "booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "pay_lines_adjustment_id_key" ON "pay_lines"("adjustment_id");

-- CreateIndex
CREATE INDEX "pay_lines_booking_id_idx" ON "pay_lines"("booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "pay_lines_statement_id_position_key" ON "pay_lines"("statement_id", "position");

-- CreateIndex
CREATE INDEX "located_addresses_located_at_idx" ON "located_addresses"("located_at");

-- CreateIndex
CREATE INDEX "outbox_messages_kind_status_created_at_idx" ON "outbox_messages"("kind", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "outbox_messages_user_id_created_at_idx" ON "outbox_messages"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries"("created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_subject_subject_id_idx" ON "audit_entries"("subject", "subject_id");

-- CreateIndex
CREATE INDEX "audit_entries_action_created_at_idx" ON "audit_entries"("action", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_created_at_idx" ON "audit_entries"("actor_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "portfolio_items_created_at_idx" ON "portfolio_items"("created_at" DESC);

-- CreateIndex
CREATE INDEX "portfolio_items_position_idx" ON "portfolio_items"("position");

-- CreateIndex
CREATE INDEX "portfolio_items_category_idx" ON "portfolio_items"("category");

-- CreateIndex
CREATE INDEX "equipment_category_name_idx" ON "equipment"("category", "name");

-- CreateIndex
CREATE INDEX "portfolio_stats_position_idx" ON "portfolio_stats"("position");

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_media_poster_file_id_key" ON "portfolio_media"("poster_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_media_item_id_position_key" ON "portfolio_media"("item_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_variants_file_id_key" ON "portfolio_variants"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_variants_media_file_id_format_width_key" ON "portfolio_variants"("media_file_id", "format", "width");

-- CreateIndex
CREATE UNIQUE INDEX "property_pages_delivery_id_key" ON "property_pages"("delivery_id");

-- CreateIndex
CREATE UNIQUE INDEX "property_pages_slug_key" ON "property_pages"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "property_inquiries_idempotency_key_key" ON "property_inquiries"("idempotency_key");

-- CreateIndex
CREATE INDEX "property_inquiries_page_id_created_at_idx" ON "property_inquiries"("page_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "property_inquiries_created_at_idx" ON "property_inquiries"("created_at");

-- CreateIndex
CREATE INDEX "property_page_views_day_idx" ON "property_page_views"("day");

-- CreateIndex
CREATE UNIQUE INDEX "quote_requests_idempotency_key_key" ON "quote_requests"("idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "quote_requests_booking_id_key" ON "quote_requests"("booking_id");

-- CreateIndex
CREATE INDEX "quote_requests_status_created_at_idx" ON "quote_requests"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "quote_requests_created_at_idx" ON "quote_requests"("created_at" DESC);

-- CreateIndex
CREATE INDEX "quote_replies_quote_request_id_created_at_idx" ON "quote_replies"("quote_request_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "quote_replies_quote_request_id_author_id_idempotency_key_key" ON "quote_replies"("quote_request_id", "author_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "revision_rounds_invoice_id_key" ON "revision_rounds"("invoice_id");

-- CreateIndex
CREATE UNIQUE INDEX "revision_rounds_delivery_id_number_key" ON "revision_rounds"("delivery_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "revision_rounds_delivery_id_idempotency_key_key" ON "revision_rounds"("delivery_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "revision_threads_photo_id_created_at_idx" ON "revision_threads"("photo_id", "created_at");

-- CreateIndex
CREATE INDEX "revision_threads_author_id_idx" ON "revision_threads"("author_id");

-- CreateIndex
CREATE INDEX "revision_comments_thread_id_created_at_idx" ON "revision_comments"("thread_id", "created_at");

-- CreateIndex
CREATE INDEX "revision_comments_author_id_idx" ON "revision_comments"("author_id");

-- CreateIndex
CREATE INDEX "revision_comments_round_id_idx" ON "revision_comments"("round_id");

-- CreateIndex
CREATE UNIQUE INDEX "photo_versions_original_file_id_key" ON "photo_versions"("original_file_id");

-- CreateIndex
CREATE INDEX "photo_versions_batch_id_idx" ON "photo_versions"("batch_id");

-- CreateIndex
CREATE INDEX "photo_versions_added_by_idx" ON "photo_versions"("added_by");

-- CreateIndex
CREATE UNIQUE INDEX "photo_versions_photo_id_number_key" ON "photo_versions"("photo_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "version_derivatives_file_id_key" ON "version_derivatives"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "seller_links_token_hash_key" ON "seller_links"("token_hash");

-- CreateIndex
CREATE INDEX "seller_links_booking_id_idx" ON "seller_links"("booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "statements_number_key" ON "statements"("number");

-- CreateIndex
CREATE UNIQUE INDEX "statements_stripe_payment_id_key" ON "statements"("stripe_payment_id");

-- CreateIndex
CREATE INDEX "statements_brokerage_id_ends_on_idx" ON "statements"("brokerage_id", "ends_on" DESC);

-- CreateIndex
CREATE INDEX "statements_status_due_on_idx" ON "statements"("status", "due_on");

-- CreateIndex
CREATE UNIQUE INDEX "statements_id_brokerage_id_key" ON "statements"("id", "brokerage_id");

-- CreateIndex
CREATE UNIQUE INDEX "tax_exemptions_file_id_key" ON "tax_exemptions"("file_id");

-- CreateIndex
CREATE INDEX "tax_exemptions_client_id_idx" ON "tax_exemptions"("client_id");

-- CreateIndex
CREATE INDEX "delivery_transfers_delivery_id_idx" ON "delivery_transfers"("delivery_id");

-- CreateIndex
CREATE INDEX "delivery_transfers_client_id_idx" ON "delivery_transfers"("client_id");

-- CreateIndex
CREATE INDEX "delivery_transfers_recipient_email_idx" ON "delivery_transfers"("recipient_email");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_transfers_created_by_idempotency_key_key" ON "delivery_transfers"("created_by", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_transfers_id_client_id_key" ON "delivery_transfers"("id", "client_id");

-- CreateIndex
CREATE INDEX "measured_drives_to_place_idx" ON "measured_drives"("to_place");

-- CreateIndex
CREATE INDEX "measured_drives_measured_at_idx" ON "measured_drives"("measured_at");

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_key_key" ON "stored_files"("key");

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_upload_key_key" ON "stored_files"("upload_key");

-- CreateIndex
CREATE INDEX "stored_files_uploader_id_purpose_created_at_idx" ON "stored_files"("uploader_id", "purpose", "created_at");

-- CreateIndex
CREATE INDEX "upload_grants_profile_id_kind_created_at_idx" ON "upload_grants"("profile_id", "kind", "created_at");

-- CreateIndex
CREATE INDEX "upload_grants_created_at_idx" ON "upload_grants"("created_at");

-- CreateIndex
CREATE INDEX "reported_weather_starts_at_idx" ON "reported_weather"("starts_at");

-- AddForeignKey
ALTER TABLE "access_details" ADD CONSTRAINT "access_details_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_avatar_file_id_fkey" FOREIGN KEY ("avatar_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_approvals" ADD CONSTRAINT "pending_approvals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_approvals" ADD CONSTRAINT "pending_approvals_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_pattern_id_fkey" FOREIGN KEY ("pattern_id") REFERENCES "weekly_patterns"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weekly_patterns" ADD CONSTRAINT "weekly_patterns_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocked_days" ADD CONSTRAINT "blocked_days_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_terms" ADD CONSTRAINT "booking_terms_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "availability_slots"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "availability_slots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_contacts" ADD CONSTRAINT "booking_contacts_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "stored_cards"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_agreements" ADD CONSTRAINT "payment_agreements_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_terms" ADD CONSTRAINT "client_terms_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_logo_file_id_fkey" FOREIGN KEY ("logo_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brokerage_allowed_services" ADD CONSTRAINT "brokerage_allowed_services_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brokerage_allowed_services" ADD CONSTRAINT "brokerage_allowed_services_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_coverages" ADD CONSTRAINT "booking_coverages_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_coverages" ADD CONSTRAINT "booking_coverages_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_coverages" ADD CONSTRAINT "booking_coverages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brokerage_members" ADD CONSTRAINT "brokerage_members_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brokerage_members" ADD CONSTRAINT "brokerage_members_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brokerage_invitations" ADD CONSTRAINT "brokerage_invitations_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brokerage_invitations" ADD CONSTRAINT "brokerage_invitations_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brokerage_domains" ADD CONSTRAINT "brokerage_domains_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brokerage_prices" ADD CONSTRAINT "brokerage_prices_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brokerage_prices" ADD CONSTRAINT "brokerage_prices_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "external_calendars" ADD CONSTRAINT "external_calendars_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_calendar_id_photographer_id_fkey" FOREIGN KEY ("calendar_id", "photographer_id") REFERENCES "external_calendars"("id", "photographer_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reported_conflicts" ADD CONSTRAINT "reported_conflicts_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "external_calendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reported_conflicts" ADD CONSTRAINT "reported_conflicts_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_cards" ADD CONSTRAINT "stored_cards_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_bands" ADD CONSTRAINT "price_bands_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_links" ADD CONSTRAINT "service_links_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_links" ADD CONSTRAINT "service_links_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_services" ADD CONSTRAINT "coupon_services_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_services" ADD CONSTRAINT "coupon_services_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_clients" ADD CONSTRAINT "coupon_clients_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_clients" ADD CONSTRAINT "coupon_clients_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_brokerages" ADD CONSTRAINT "coupon_brokerages_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_brokerages" ADD CONSTRAINT "coupon_brokerages_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_deliveries" ADD CONSTRAINT "media_deliveries_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_deliveries" ADD CONSTRAINT "media_deliveries_sent_by_fkey" FOREIGN KEY ("sent_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_original_file_id_fkey" FOREIGN KEY ("original_file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_delivery_id_unaltered_photo_id_fkey" FOREIGN KEY ("delivery_id", "unaltered_photo_id") REFERENCES "photos"("delivery_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_purchase_id_delivery_id_fkey" FOREIGN KEY ("purchase_id", "delivery_id") REFERENCES "photo_purchases"("id", "delivery_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "photo_purchases" ADD CONSTRAINT "photo_purchases_delivery_id_booking_id_fkey" FOREIGN KEY ("delivery_id", "booking_id") REFERENCES "media_deliveries"("id", "booking_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "photo_derivatives" ADD CONSTRAINT "photo_derivatives_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_derivatives" ADD CONSTRAINT "photo_derivatives_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_favorites" ADD CONSTRAINT "photo_favorites_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_favorites" ADD CONSTRAINT "photo_favorites_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_events" ADD CONSTRAINT "delivery_events_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_events" ADD CONSTRAINT "delivery_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_drafts" ADD CONSTRAINT "delivery_drafts_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addition_drafts" ADD CONSTRAINT "addition_drafts_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addition_drafts" ADD CONSTRAINT "addition_drafts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remembered_devices" ADD CONSTRAINT "remembered_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_transfer_id_client_id_fkey" FOREIGN KEY ("transfer_id", "client_id") REFERENCES "delivery_transfers"("id", "client_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase_id_booking_id_fkey" FOREIGN KEY ("purchase_id", "booking_id") REFERENCES "photo_purchases"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_share_of_id_booking_id_fkey" FOREIGN KEY ("share_of_id", "booking_id") REFERENCES "invoices"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_statement_id_brokerage_id_fkey" FOREIGN KEY ("statement_id", "brokerage_id") REFERENCES "statements"("id", "brokerage_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_marked_paid_by_fkey" FOREIGN KEY ("marked_paid_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_tax_exemption_id_fkey" FOREIGN KEY ("tax_exemption_id") REFERENCES "tax_exemptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_line_taxes" ADD CONSTRAINT "invoice_line_taxes_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "invoice_lines"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "statements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_refunded_by_fkey" FOREIGN KEY ("refunded_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_retry_of_id_fkey" FOREIGN KEY ("retry_of_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scheduled_charges" ADD CONSTRAINT "scheduled_charges_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_licenses" ADD CONSTRAINT "delivery_licenses_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sold_licenses" ADD CONSTRAINT "sold_licenses_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_thumbnail_id_fkey" FOREIGN KEY ("thumbnail_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mls_photos" ADD CONSTRAINT "mls_photos_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mls_photos" ADD CONSTRAINT "mls_photos_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mls_choices" ADD CONSTRAINT "mls_choices_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mls_choices" ADD CONSTRAINT "mls_choices_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "mls_profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "originals_pages" ADD CONSTRAINT "originals_pages_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_terms" ADD CONSTRAINT "pay_terms_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_service_amounts" ADD CONSTRAINT "pay_service_amounts_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "pay_terms"("photographer_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_service_amounts" ADD CONSTRAINT "pay_service_amounts_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_shares" ADD CONSTRAINT "pay_shares_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_shares" ADD CONSTRAINT "pay_shares_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_adjustments" ADD CONSTRAINT "pay_adjustments_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_adjustments" ADD CONSTRAINT "pay_adjustments_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_statements" ADD CONSTRAINT "pay_statements_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_statements" ADD CONSTRAINT "pay_statements_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_statement_shoots" ADD CONSTRAINT "pay_statement_shoots_statement_id_photographer_id_fkey" FOREIGN KEY ("statement_id", "photographer_id") REFERENCES "pay_statements"("id", "photographer_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_statement_shoots" ADD CONSTRAINT "pay_statement_shoots_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "pay_statements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_statement_id_booking_id_fkey" FOREIGN KEY ("statement_id", "booking_id") REFERENCES "pay_statement_shoots"("statement_id", "booking_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_adjustment_id_fkey" FOREIGN KEY ("adjustment_id") REFERENCES "pay_adjustments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "portfolio_items"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_poster_file_id_fkey" FOREIGN KEY ("poster_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_variants" ADD CONSTRAINT "portfolio_variants_media_file_id_fkey" FOREIGN KEY ("media_file_id") REFERENCES "portfolio_media"("file_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_variants" ADD CONSTRAINT "portfolio_variants_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_pages" ADD CONSTRAINT "property_pages_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "property_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_page_views" ADD CONSTRAINT "property_page_views_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "property_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_replies" ADD CONSTRAINT "quote_replies_quote_request_id_fkey" FOREIGN KEY ("quote_request_id") REFERENCES "quote_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_replies" ADD CONSTRAINT "quote_replies_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision_rounds" ADD CONSTRAINT "revision_rounds_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision_rounds" ADD CONSTRAINT "revision_rounds_sent_by_fkey" FOREIGN KEY ("sent_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision_rounds" ADD CONSTRAINT "revision_rounds_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision_comments" ADD CONSTRAINT "revision_comments_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "revision_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision_comments" ADD CONSTRAINT "revision_comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision_comments" ADD CONSTRAINT "revision_comments_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "revision_rounds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_original_file_id_fkey" FOREIGN KEY ("original_file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_added_by_fkey" FOREIGN KEY ("added_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "version_derivatives" ADD CONSTRAINT "version_derivatives_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "photo_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "version_derivatives" ADD CONSTRAINT "version_derivatives_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seller_links" ADD CONSTRAINT "seller_links_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statements" ADD CONSTRAINT "statements_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statements" ADD CONSTRAINT "statements_marked_paid_by_fkey" FOREIGN KEY ("marked_paid_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_logo_file_id_fkey" FOREIGN KEY ("logo_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "untaxed_services" ADD CONSTRAINT "untaxed_services_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_exemptions" ADD CONSTRAINT "tax_exemptions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_exemptions" ADD CONSTRAINT "tax_exemptions_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_transfers" ADD CONSTRAINT "delivery_transfers_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_transfers" ADD CONSTRAINT "delivery_transfers_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_transfers" ADD CONSTRAINT "delivery_transfers_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploader_id_fkey" FOREIGN KEY ("uploader_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_grants" ADD CONSTRAINT "upload_grants_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_thumbnails" ADD CONSTRAINT "upload_thumbnails_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_forecasts" ADD CONSTRAINT "booking_forecasts_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reported_weather" ADD CONSTRAINT "reported_weather_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "booking_coverages" ALTER COLUMN "service_ids" SET NOT NULL;

ALTER TABLE "photos" ALTER COLUMN "alterations" SET NOT NULL;

ALTER TABLE "statements" ALTER COLUMN "reminded_days" SET NOT NULL;

-- Locks the client, so that of two concurrent deductions the second sees the first.
CREATE OR REPLACE FUNCTION "check_client_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "profiles" WHERE "id" = NEW."client_id" FOR NO KEY UPDATE;
  IF (SELECT coalesce(sum("amount_cents"), 0) FROM "credit_entries" WHERE "client_id" = NEW."client_id" AND "currency" = NEW."currency")
    + (
      SELECT coalesce(sum("credit_cents"), 0) FROM "invoices"
      WHERE "client_id" = NEW."client_id" AND "currency" = NEW."currency" AND "credit_cents" < 0
        AND "status" NOT IN ('VOID', 'REFUNDED')
    ) < 0
  THEN
    RAISE EXCEPTION 'the client has less credit' USING ERRCODE = '23514', CONSTRAINT = 'client_credit';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "check_invoice_statement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."statement_id" IS NOT NULL THEN PERFORM "check_statement"(OLD."statement_id"); END IF;
  IF NEW."statement_id" IS DISTINCT FROM OLD."statement_id" THEN PERFORM "check_statement"(NEW."statement_id"); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "check_own_statement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "check_statement"(NEW."id");
  RETURN NULL;
END $$;

-- A statement's invoices add up to it, and are paid with it. One that was voided has none.
CREATE OR REPLACE FUNCTION "check_statement"("statement" UUID) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  s "statements"%ROWTYPE;
  "sum_cents" BIGINT;
  "other_count" BIGINT;
BEGIN
  SELECT * INTO s FROM "statements" WHERE "id" = "statement";
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(sum(i."amount_cents"), 0), count(*) FILTER (
    WHERE i."currency" <> s."currency"
      OR (s."status" = 'OPEN' AND i."status" NOT IN ('PENDING', 'FAILED'))
      OR (s."status" = 'PAID' AND (i."status" NOT IN ('COMPLETED', 'REFUNDED') OR i."paid_method" <> 'STATEMENT'))
  ) INTO "sum_cents", "other_count" FROM "invoices" AS i WHERE i."statement_id" = s."id";
  IF "other_count" > 0 OR "sum_cents" <> (CASE s."status" WHEN 'VOID' THEN 0 ELSE s."amount_cents" END) THEN
    RAISE EXCEPTION 'the invoices of statement % do not match it', s."number"
      USING ERRCODE = '23514', CONSTRAINT = 'statement_invoices';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION "count_public_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "public_editions" ("number") VALUES (1)
    ON CONFLICT ("id") DO UPDATE SET "number" = "public_editions"."number" + 1;
    RETURN NULL;
END $$;

-- Only the card is ever removed, with its client's account.
CREATE OR REPLACE FUNCTION "keep_agreement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a client agreed to never changes' USING ERRCODE = '23514', CONSTRAINT = 'payment_agreements_never_change';
END $$;

-- Notes about a deleted client are removed from the audit entries of the invoices that bill them.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."subject" = 'invoice'
    AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details'
    AND NEW."details" = OLD."details" - '{reason,note}'::text[]
    AND EXISTS (
      SELECT FROM "invoices" JOIN "profiles" ON "profiles"."id" = "invoices"."client_id"
      WHERE "invoices"."id"::text = OLD."subject_id" AND "profiles"."account_status" = 'DELETED'
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;

CREATE OR REPLACE FUNCTION "refuse_booking_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - '{before,after}'::text[] = to_jsonb(OLD) - '{before,after}'::text[]
    AND NEW."before" IS NOT DISTINCT FROM "without_address"(OLD."before")
    AND NEW."after" IS NOT DISTINCT FROM "without_address"(OLD."after")
    AND EXISTS (
      SELECT FROM "bookings" JOIN "profiles" ON "profiles"."id" = "bookings"."client_id"
      WHERE "bookings"."id" = OLD."booking_id" AND "profiles"."account_status" = 'DELETED'
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;

-- A deleted account gets nothing new, not even from a request that began before. Waits for a deletion under way.
CREATE OR REPLACE FUNCTION "refuse_deleted_client"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  status "AccountStatus";
BEGIN
  SELECT "account_status" INTO status FROM "profiles" WHERE "id" = NEW."client_id" FOR KEY SHARE;
  IF status = 'DELETED' THEN
    RAISE EXCEPTION 'the account was deleted' USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_client_not_deleted';
  END IF;
  RETURN NEW;
END $$;

-- The parts of a shared booking add up to all of it. Deferred, because they are replaced one row at a time. The lock makes
-- the second of two concurrent changes see the first.
CREATE OR REPLACE FUNCTION "refuse_incomplete_pay_shares"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "changed" UUID[] := CASE TG_OP
  WHEN 'INSERT' THEN ARRAY[NEW."booking_id"] WHEN 'DELETE' THEN ARRAY[OLD."booking_id"]
  ELSE ARRAY[NEW."booking_id", OLD."booking_id"] END;
BEGIN
  PERFORM 1 FROM "bookings" WHERE "id" = ANY("changed") ORDER BY "id" FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM "pay_shares" WHERE "booking_id" = ANY("changed")
    GROUP BY "booking_id" HAVING sum("basis_points") <> 10000
  ) THEN
    RAISE EXCEPTION 'the shares of a booking add up to 10000' USING ERRCODE = '23514', CONSTRAINT = 'pay_shares_whole';
  END IF;
  RETURN NULL;
END $$;

-- What was sold is never offered anew on other terms.
CREATE OR REPLACE FUNCTION "refuse_other_choice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "photos" WHERE "delivery_id" = NEW."id" AND "choice" = 'SOLD') THEN
    RAISE EXCEPTION 'photos of this delivery were sold on other terms' USING ERRCODE = '23514', CONSTRAINT = 'media_deliveries_sold';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "refuse_other_client"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an invoice never bills someone else' USING ERRCODE = '23514', CONSTRAINT = 'invoices_client_never_changes';
END $$;

-- Nobody is paid for more than all of a booking, whoever approves what at the same time.
CREATE OR REPLACE FUNCTION "refuse_overpaid_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "bookings" WHERE "id" = NEW."booking_id" FOR NO KEY UPDATE;
  IF (SELECT sum("basis_points") FROM "pay_statement_shoots" WHERE "booking_id" = NEW."booking_id") > 10000 THEN
    RAISE EXCEPTION 'a booking is paid once' USING ERRCODE = '23514', CONSTRAINT = 'pay_statement_shoots_whole';
  END IF;
  RETURN NULL;
END $$;

-- Approved and paid statements stay as they are.
CREATE OR REPLACE FUNCTION "refuse_pay_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows stay as they are', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;

-- Shares have no shares.
CREATE OR REPLACE FUNCTION "refuse_share_of_share"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "invoices" WHERE "id" = NEW."share_of_id" AND "share_of_id" IS NOT NULL)
    OR EXISTS (SELECT FROM "invoices" WHERE "share_of_id" = NEW."id")
  THEN
    RAISE EXCEPTION 'a share has no shares' USING ERRCODE = '23514', CONSTRAINT = 'invoices_share_of_main';
  END IF;
  RETURN NEW;
END $$;

-- At most two previews a delivery, whatever writes them.
CREATE OR REPLACE FUNCTION "refuse_third_preview"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "media_deliveries" WHERE "id" = NEW."delivery_id" FOR UPDATE;
  IF NEW."is_preview" AND (
    SELECT count(*) FROM "photos" WHERE "delivery_id" = NEW."delivery_id" AND "is_preview" AND "id" <> NEW."id"
  ) >= 2 THEN
    RAISE EXCEPTION 'a delivery has at most two previews' USING ERRCODE = '23514', CONSTRAINT = 'photos_two_previews';
  END IF;
  RETURN NEW;
END $$;

-- Rows of record only change in one way: once a client was deleted, what was written about them is removed.
CREATE OR REPLACE FUNCTION "reject_credit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' AND NEW."reason" IS NULL
    AND EXISTS (SELECT FROM "profiles" WHERE "id" = OLD."client_id" AND "account_status" = 'DELETED')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'credit_entries rows are only ever added' USING ERRCODE = '23514', CONSTRAINT = 'credit_entries_append_only';
END $$;

CREATE OR REPLACE FUNCTION "without_address"("state" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "state" ? 'address' THEN "state" || '{"address": "Address removed"}' ELSE "state" END
$$;

ALTER TABLE "access_details" ADD CONSTRAINT "access_details_version" CHECK ("version" > 0);

ALTER TABLE "analytics_days" ADD CONSTRAINT "analytics_days_count" CHECK ("count" > 0);

ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_step" CHECK ("confirmed_at" IS NULL OR "last_step" IS NOT NULL);

ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_end_after_start" CHECK ("end_time" > "start_time");

ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_no_overlap" EXCLUDE USING gist (
  "photographer_id" WITH =,
  tsrange("date" + "start_time", "date" + "end_time") WITH &&
);

ALTER TABLE "blocked_days" ADD CONSTRAINT "blocked_days_reason" CHECK (char_length("reason") <= 200);

ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_added" CHECK (
  "added_at" IS NOT NULL AND "discount_cents" = 0 AND "added_tax_cents" >= 0
  OR "added_at" IS NULL AND "service_id" IS NOT NULL AND "added_tax_cents" = 0
);

ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_band" CHECK (
  length("band") BETWEEN 1 AND 100 AND "photos_included" BETWEEN 1 AND 10000 AND "turnaround_hours" BETWEEN 1 AND 2000
);

ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_discount" CHECK ("discount_cents" BETWEEN 0 AND "price_cents");

ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_extra_photos" CHECK ("extra_photo_cents" BETWEEN 0 AND 99999999);

ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_minutes" CHECK ("duration_minutes" >= 0);

ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_package" CHECK (length("package_name") BETWEEN 1 AND 100);

ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_price" CHECK ("price_cents" BETWEEN 0 AND 99999999);

ALTER TABLE "booking_contacts" ADD CONSTRAINT "booking_contacts_email" CHECK (length("email") BETWEEN 3 AND 254 AND "email" = lower("email"));

ALTER TABLE "booking_contacts" ADD CONSTRAINT "booking_contacts_name" CHECK (length("name") BETWEEN 1 AND 100);

ALTER TABLE "booking_contacts" ADD CONSTRAINT "booking_contacts_notices" CHECK ("kind" <> 'SELLER' OR NOT 'PHOTOS_READY' = ANY("notices"));

ALTER TABLE "booking_coverages" ADD CONSTRAINT "booking_coverages_covered" CHECK ("covered_cents" >= 0);

ALTER TABLE "booking_coverages" ADD CONSTRAINT "booking_coverages_part" CHECK ("basis_points" BETWEEN 1 AND 10000 AND "cap_cents" > 0);

ALTER TABLE "booking_forecasts" ADD CONSTRAINT "booking_forecasts_hours" CHECK (jsonb_typeof("hours") = 'array');

ALTER TABLE "booking_forecasts" ADD CONSTRAINT "booking_forecasts_position" CHECK (
      "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
    );

ALTER TABLE "booking_terms" ADD CONSTRAINT "booking_terms_base" CHECK (num_nulls("base_zip", "base_latitude", "base_longitude") IN (0, 3));

ALTER TABLE "booking_terms" ADD CONSTRAINT "booking_terms_values" CHECK (
  "minimum_notice_minutes" BETWEEN 0 AND 43200 AND "buffer_minutes" BETWEEN 0 AND 480
);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_calendar_sequence" CHECK ("calendar_sequence" >= 0);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation_terms" CHECK (
  "free_cancel_hours" BETWEEN 0 AND 8760 AND "late_cancel_fee_cents" BETWEEN 0 AND 99999999
);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_coupon" CHECK ("coupon_id" IS NULL OR "coupon_code" IS NOT NULL);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_currency" CHECK ("currency" ~ '^[A-Z]{3}$');

-- What the drive of the photographer whom a booking was moved to would cost. The client pays what was agreed.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_drive_fee" CHECK ("drive_fee_cents" >= 0);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_estimated_tax" CHECK (
  "estimated_tax_cents" >= 0 AND (NOT "prices_include_tax" OR coalesce("estimated_tax_cents", -1) = 0)
);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_facing" CHECK ("facing" BETWEEN 0 AND 359);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_finished_after_start" CHECK ("finished_at" IS NULL OR ("started_at" IS NOT NULL AND "finished_at" >= "started_at"));

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_late_fee" CHECK (
  ("late_fee_cents" IS NULL) = ("late_fee_state" IS NULL) AND "late_fee_cents" BETWEEN 1 AND 99999999
);

-- Two shoots that are still to be done never overlap for one photographer, whatever their slots say.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap" EXCLUDE USING gist (
  "photographer_id" WITH =,
  tsrange("shoot_date" + "shoot_time", "shoot_date" + "shoot_end_time") WITH &&
) WHERE ("status" IN ('PENDING', 'CONFIRMED'));

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_photos_by" CHECK (
  num_nulls("go_live_on", "photos_by") IN (0, 2) AND ("photos_by" < "go_live_on") IS NOT FALSE
);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_place" CHECK (
  num_nulls("latitude", "longitude", "place_source") IN (0, 3)
  AND "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_size" CHECK (
  "square_feet" BETWEEN 1 AND 100000 AND "basement_square_feet" BETWEEN 0 AND 100000
  AND "detached_square_feet" BETWEEN 0 AND 100000 AND "bedrooms" BETWEEN 0 AND 100
);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_travel_fee" CHECK (
  "travel_fee_cents" BETWEEN 0 AND "total_amount_cents" AND ("travel_fee_cents" = 0 OR "travel_miles" IS NOT NULL)
);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_two_people" CHECK ("client_id" <> "photographer_id");

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_values" CHECK (
  char_length("property_address") BETWEEN 1 AND 500 AND char_length("special_instructions") <= 2000
  AND "total_amount_cents" BETWEEN 0 AND 99999999 AND "shoot_end_time" > "shoot_time"
);

ALTER TABLE "brokerage_prices" ADD CONSTRAINT "brokerage_prices_price" CHECK ("price_cents" >= 0);

ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_allowance" CHECK (
  "allowance_basis_points" BETWEEN 1 AND 10000 AND "allowance_cap_cents" > 0 AND "allowance_uses" > 0
);

ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_billing_contact" CHECK (
  CASE
    WHEN "billing_name" IS NULL THEN "billing_email" IS NULL AND "billing" = 'AGENT'
    ELSE coalesce(length("billing_name") BETWEEN 1 AND 100 AND length("billing_email"::text) > 0, false)
  END
);

ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_discount" CHECK ("discount_basis_points" BETWEEN 0 AND 10000);

ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_name" CHECK (length("name"::text) BETWEEN 1 AND 100);

ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_terms" CHECK (
  "statement_due_days" BETWEEN 0 AND 365 AND "credit_limit_cents" > 0
);

ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_values" CHECK (
  "ends_at" > "starts_at" AND char_length("title") <= 200 AND char_length("uid") <= 200
);

ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_version" CHECK ("version" >= 1);

ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_currency" CHECK ("currency" ~ '^[A-Z]{3}$');

ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_payable" CHECK (num_nonnulls("invoice_id", "statement_id") = 1);

ALTER TABLE "conversations" ADD CONSTRAINT "conversations_subject" CHECK (char_length("subject") BETWEEN 1 AND 200);

ALTER TABLE "coupons" ADD CONSTRAINT "coupons_code" CHECK ("code" ~ '^[A-Z0-9-]{4,24}$');

ALTER TABLE "coupons" ADD CONSTRAINT "coupons_currency" CHECK ("currency" ~ '^[A-Z]{3}$');

ALTER TABLE "coupons" ADD CONSTRAINT "coupons_days" CHECK ("starts_on" <= "ends_on");

ALTER TABLE "coupons" ADD CONSTRAINT "coupons_discount" CHECK (
  num_nonnulls("basis_points", "amount_cents") = 1
  AND "basis_points" BETWEEN 1 AND 10000 AND "amount_cents" BETWEEN 1 AND 99999999
);

ALTER TABLE "coupons" ADD CONSTRAINT "coupons_limits" CHECK ("max_uses" > 0 AND "max_uses_per_client" > 0);

ALTER TABLE "coupons" ADD CONSTRAINT "coupons_minimum" CHECK ("minimum_cents" BETWEEN 0 AND 99999999);

ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_amount" CHECK (
  abs("amount_cents") BETWEEN 1 AND 99999999 AND ("amount_cents" < 0) = ("kind" = 'REMOVED')
);

ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_reason" CHECK (length("reason") BETWEEN 1 AND 500);

ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_refund" CHECK (("refund_id" IS NOT NULL) = ("kind" = 'REFUNDED'));

ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_decided" CHECK (
  ("state" = 'PENDING') = ("decided_at" IS NULL) AND char_length("note") <= 500
);

ALTER TABLE "delivery_licenses" ADD CONSTRAINT "delivery_licenses_texts" CHECK (length("text") > 0 AND length("boards_text") > 0);

ALTER TABLE "delivery_transfers" ADD CONSTRAINT "delivery_transfers_recipient" CHECK (
  CASE
    WHEN "client_id" IS NOT NULL OR "ended_at" IS NOT NULL THEN "recipient_name" IS NULL AND "recipient_email" IS NULL
    ELSE coalesce(length("recipient_name") > 0 AND length("recipient_email"::text) > 0, false)
  END
);

ALTER TABLE "delivery_transfers" ADD CONSTRAINT "delivery_transfers_values" CHECK (
  "amount_cents" >= 0 AND length("text") > 0 AND length("boards_text") > 0
);

ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_addresses" CHECK ("old_email" <> "new_email");

ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_undo" CHECK (
  ("confirmed_at" IS NULL) = ("undo_until" IS NULL)
  AND ("confirmed_at" IS NULL) = ("undo_hash" IS NULL)
  AND ("undone_at" IS NULL OR "confirmed_at" IS NOT NULL)
);

ALTER TABLE "external_calendars" ADD CONSTRAINT "external_calendars_values" CHECK (
  char_length("name") BETWEEN 1 AND 60 AND char_length("address_end") <= 4 AND "failures" >= 0
);

ALTER TABLE "factor_settings" ADD CONSTRAINT "factor_settings_single_row" CHECK ("id" = 1);

ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_last" CHECK ("last" >= 0);

ALTER TABLE "invoice_line_taxes" ADD CONSTRAINT "invoice_line_taxes_rate" CHECK ("rate_thousandths" > 0);

-- A payer who has no part of a service has none of its discount: the line stays, so that the parts of a bill can be added up again.
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_discount" CHECK ("kind" <> 'DISCOUNT' OR "amount_cents" <= 0);

-- A discount is taxed, and reported, like the service that it's on.
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_service" CHECK ("service_id" IS NULL OR "kind" IN ('SERVICE', 'DISCOUNT'));

ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_tax" CHECK (
  "tax_rate_thousandths" >= 0
  AND "tax_cents" * sign("amount_cents") BETWEEN 0 AND abs("amount_cents")
  AND ("tax_cents" = 0 OR ("taxable" AND "tax_rate_thousandths" > 0))
);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_bill" CHECK ("bill_cents" > 0);

-- A brokerage pays shares of bills. Only what it pays can be on terms, or collected on a statement.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_brokerage" CHECK (
  "brokerage_id" IS NULL OR ("share_of_id" IS NOT NULL AND "payer_name" IS NOT NULL)
);

-- A bill that a brokerage pays in full leaves nothing to its agent, who doesn't get an invoice of 0.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_complimentary" CHECK (
  ("amount_cents" = 0) = ("paid_method" IS NOT NULL AND "paid_method" IN ('NO_CHARGE', 'DEPOSIT', 'SHARES', 'BROKERAGE'))
  AND ("amount_cents" > 0 OR "status" = 'COMPLETED' OR ("status" = 'REFUNDED' AND "paid_method" = 'DEPOSIT'))
  AND ("paid_method" IS DISTINCT FROM 'DEPOSIT' OR "deposit_cents" < 0)
  AND ("paid_method" IS NULL OR "paid_method" NOT IN ('SHARES', 'BROKERAGE') OR "bill_cents" IS NOT NULL)
);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit" CHECK ("credit_cents" = 0 OR "credit_cents" BETWEEN "deposit_cents" AND -1);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_currency" CHECK ("currency" ~ '^[A-Z]{3}$');

-- A deposit's own invoice is for nothing else.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_deposit" CHECK (
  "deposit_cents" <= 0 OR ("deposit_cents" = "amount_cents" AND "delivery_id" IS NULL AND "transfer_id" IS NULL)
);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_exempt" CHECK ("tax_exemption_id" IS NULL OR "tax_cents" = 0);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_one_purpose" CHECK ("delivery_id" IS NULL OR "transfer_id" IS NULL);

-- Why photos wait for a brokerage that usually pays on terms.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_over_limit" CHECK (NOT "is_over_limit" OR ("brokerage_id" IS NOT NULL AND NOT "is_on_terms"));

-- Only a statement pays by statement.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid_by_statement" CHECK (
  "paid_method" IS DISTINCT FROM 'STATEMENT' OR "statement_id" IS NOT NULL
);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid_has_time_and_method" CHECK (
  "status" NOT IN ('COMPLETED', 'REFUNDED') OR ("paid_at" IS NOT NULL AND "paid_method" IS NOT NULL)
);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payer" CHECK (
  CASE
    WHEN "payer_name" IS NULL THEN "payer_email" IS NULL
    ELSE coalesce("share_of_id" IS NOT NULL AND length("payer_name") > 0 AND length("payer_email"::text) > 0, false)
  END
);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase" CHECK (
  "purchase_id" IS NULL OR num_nonnulls("delivery_id", "transfer_id", "share_of_id") = 0
);

ALTER TABLE "invoices" DROP CONSTRAINT "invoices_purchase_id_booking_id_fkey";
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase_id_booking_id_fkey" FOREIGN KEY ("purchase_id", "booking_id")
    REFERENCES "photo_purchases"("id", "booking_id") ON DELETE SET NULL ("purchase_id") ON UPDATE NO ACTION;

-- A share is for nothing else, and is never free. Its deposit is deducted from the main invoice.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_share" CHECK (
  "share_of_id" IS NULL OR (
    "share_of_id" <> "id" AND "delivery_id" IS NULL AND "transfer_id" IS NULL AND "deposit_cents" = 0
    AND "amount_cents" > 0 AND "bill_cents" IS NOT NULL
  )
);

-- What people share of a bill after a brokerage, a deposit and account credit: their shares are parts of that.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shared" CHECK (
  "shared_cents" IS NULL OR coalesce("shared_cents" > 0 AND "bill_cents" > 0, false)
);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_statement" CHECK (
  "statement_id" IS NULL OR ("is_collected" AND "brokerage_id" IS NOT NULL)
);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_terms" CHECK (
  "brokerage_id" IS NOT NULL OR NOT ("is_on_terms" OR "is_collected")
);

-- The invoice of a transfer bills its client, and is never one of the delivery's own.
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_transfer_id_client_id_fkey";
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_transfer_id_client_id_fkey" FOREIGN KEY ("transfer_id", "client_id") REFERENCES "delivery_transfers"("id", "client_id")
  ON DELETE SET NULL ("transfer_id") ON UPDATE NO ACTION;

-- The tax is within what was sold, which is the amount without its deposit.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_values" CHECK (
  "amount_cents" BETWEEN 0 AND 99999999 AND "tax_cents" BETWEEN 0 AND "amount_cents" - "deposit_cents"
  AND "refunded_cents" BETWEEN 0 AND "amount_cents"
);

ALTER TABLE "license_settings" ADD CONSTRAINT "license_settings_single" CHECK ("id" = 1);

ALTER TABLE "license_settings" ADD CONSTRAINT "license_settings_texts" CHECK (
  length("listing_text") BETWEEN 1 AND 4000 AND length("year_text") BETWEEN 1 AND 4000
  AND length("unlimited_text") BETWEEN 1 AND 4000 AND length("boards_text") BETWEEN 1 AND 4000
);

ALTER TABLE "license_settings" ADD CONSTRAINT "license_settings_transfer_percent" CHECK ("transfer_percent" BETWEEN 0 AND 100);

ALTER TABLE "located_addresses" ADD CONSTRAINT "located_addresses_position" CHECK (
      num_nulls("latitude", "longitude") IN (0, 2)
      AND "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
    );

ALTER TABLE "measured_drives" ADD CONSTRAINT "measured_drives_length" CHECK ("miles" >= 0 AND "minutes" >= 0);

ALTER TABLE "measured_drives" ADD CONSTRAINT "measured_drives_places" CHECK ("from_place" <> "to_place");

ALTER TABLE "media_deliveries" ADD CONSTRAINT "media_deliveries_choice" CHECK (
  num_nulls("included_photos", "extra_photo_cents") IN (0, 2)
  AND "included_photos" BETWEEN 0 AND 10000 AND "extra_photo_cents" BETWEEN 1 AND 99999999
);

ALTER TABLE "media_deliveries" ADD CONSTRAINT "media_deliveries_values" CHECK (
  "total_photos" BETWEEN 1 AND 500 AND "google_drive_link" ~ '^https://'
);

-- A message may be files alone. That it is one or the other is the schema's, this is its outer wall.
ALTER TABLE "messages" ADD CONSTRAINT "messages_length" CHECK (char_length("message") <= 40000);

ALTER TABLE "mls_photos" ADD CONSTRAINT "mls_photos_result" CHECK (("file_id" IS NULL) <> ("problem" IS NULL));

ALTER TABLE "mls_profiles" ADD CONSTRAINT "mls_profiles_content" CHECK ("content" IS NOT NULL OR "preset" IS NOT NULL);

ALTER TABLE "mls_profiles" ADD CONSTRAINT "mls_profiles_content_type" CHECK (jsonb_typeof("content") = 'object');

ALTER TABLE "mls_profiles" ADD CONSTRAINT "mls_profiles_deleted" CHECK ("deleted_at" IS NULL OR "preset" IS NOT NULL);

ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_counter" CHECK ("counter" >= 0);

ALTER TABLE "pay_adjustments" ADD CONSTRAINT "pay_adjustments_values" CHECK (
  "amount_cents" <> 0 AND abs("amount_cents") <= 99999999 AND length("reason") BETWEEN 1 AND 500
);

ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_amounts" CHECK (
  "kind" = 'ADJUSTMENT' OR ("base_cents" >= 0 AND "amount_cents" >= 0 AND "basis_points" BETWEEN 0 AND 10000)
);

ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_subject" CHECK (
  ("kind" = 'ADJUSTMENT') = ("adjustment_id" IS NOT NULL) AND ("kind" = 'ADJUSTMENT') = ("booking_id" IS NULL)
);

ALTER TABLE "pay_service_amounts" ADD CONSTRAINT "pay_service_amounts_values" CHECK ("up_to" BETWEEN 1 AND 1000000 AND "amount_cents" BETWEEN 0 AND 99999999);

ALTER TABLE "pay_settings" ADD CONSTRAINT "pay_settings_single" CHECK ("id" = 1);

ALTER TABLE "pay_shares" ADD CONSTRAINT "pay_shares_basis_points" CHECK ("basis_points" BETWEEN 1 AND 10000);

ALTER TABLE "pay_statement_shoots" ADD CONSTRAINT "pay_statement_shoots_basis_points" CHECK ("basis_points" BETWEEN 1 AND 10000);

ALTER TABLE "pay_statements" ADD CONSTRAINT "pay_statements_paid" CHECK (("paid_on" IS NULL) = ("paid_method" IS NULL));

ALTER TABLE "pay_statements" ADD CONSTRAINT "pay_statements_values" CHECK ("total_cents" >= 0 AND "starts_on" <= "ends_on");

ALTER TABLE "pay_terms" ADD CONSTRAINT "pay_terms_basis" CHECK (
  CASE "basis"::text WHEN 'FIXED' THEN "service_basis_points" = 0 ELSE "shoot_cents" = 0 END
);

ALTER TABLE "pay_terms" ADD CONSTRAINT "pay_terms_values" CHECK (
  "service_basis_points" BETWEEN 0 AND 10000 AND "travel_basis_points" BETWEEN 0 AND 10000
  AND "late_fee_basis_points" BETWEEN 0 AND 10000 AND "shoot_cents" BETWEEN 0 AND 99999999
  AND length("legal_name") BETWEEN 1 AND 200
);

ALTER TABLE "pay_thresholds" ADD CONSTRAINT "pay_thresholds_values" CHECK ("year" BETWEEN 2000 AND 2100 AND "threshold_cents" BETWEEN 0 AND 99999999);

ALTER TABLE "pending_approvals" ADD CONSTRAINT "pending_approvals_decided" CHECK (
  "status" = 'PENDING' OR "approved_at" IS NOT NULL
);

ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_number" CHECK ("number" >= 1);

-- The longest caption that Flexmls accepts.
ALTER TABLE "photos" ADD CONSTRAINT "photos_caption" CHECK (length("caption") <= 1000);

-- A photo is sold with a purchase of its own delivery, whose invoices are those of the delivery's booking.
ALTER TABLE "photos" ADD CONSTRAINT "photos_choice" CHECK (
  ("purchase_id" IS NULL OR "choice" = 'SOLD') AND ("choice" = 'OPEN' OR "is_full")
);

ALTER TABLE "photos" DROP CONSTRAINT "photos_delivery_id_unaltered_photo_id_fkey";
ALTER TABLE "photos" ADD CONSTRAINT "photos_delivery_id_unaltered_photo_id_fkey" FOREIGN KEY ("delivery_id", "unaltered_photo_id") REFERENCES "photos"("delivery_id", "id")
  ON DELETE SET NULL ("unaltered_photo_id") ON UPDATE NO ACTION;

ALTER TABLE "photos" ADD CONSTRAINT "photos_unaltered" CHECK (
  "unaltered_photo_id" IS NULL OR ("unaltered_photo_id" <> "id" AND cardinality("alterations") > 0)
);

ALTER TABLE "photos" ADD CONSTRAINT "photos_values" CHECK (
  "position" >= 0 AND ("is_preview" OR "is_full") AND ("state" <> 'BROKEN' OR "problem" IS NOT NULL)
);

ALTER TABLE "photos" ADD CONSTRAINT "photos_version" CHECK ("version" >= 1);

ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_cover_is_image" CHECK (NOT "is_cover" OR ("kind" = 'IMAGE' AND "item_id" IS NOT NULL));

ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_placed" CHECK (("item_id" IS NULL) = ("position" IS NULL) AND "position" >= 0);

ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_poster_of_video" CHECK ("poster_file_id" IS NULL OR "kind" = 'VIDEO');

-- The price of each photo beyond those that a band includes; null for the service's.
ALTER TABLE "price_bands" ADD CONSTRAINT "price_bands_extra_photos" CHECK ("extra_photo_cents" BETWEEN 0 AND 99999999);

ALTER TABLE "price_bands" ADD CONSTRAINT "price_bands_values" CHECK (
  "up_to" BETWEEN 1 AND 1000000 AND "price_cents" BETWEEN 0 AND 99999999 AND "duration_minutes" BETWEEN 0 AND 1440
  AND "photos_included" BETWEEN 1 AND 10000 AND "turnaround_hours" BETWEEN 1 AND 2000
);

ALTER TABLE "profiles" ADD CONSTRAINT "profiles_lengths" CHECK (
  char_length("full_name") BETWEEN 1 AND 100 AND char_length("phone") <= 20 AND char_length("company") <= 200
);

ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_message" CHECK (length("message") BETWEEN 1 AND 2000);

ALTER TABLE "property_page_views" ADD CONSTRAINT "property_page_views_counts" CHECK ("page_views" >= 0 AND "tour_views" >= 0);

ALTER TABLE "property_pages" ADD CONSTRAINT "property_pages_content" CHECK (jsonb_typeof("content") = 'object');

ALTER TABLE "property_pages" ADD CONSTRAINT "property_pages_slug" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") <= 100);

ALTER TABLE "property_pages" ADD CONSTRAINT "property_pages_version" CHECK ("version" > 0);

ALTER TABLE "public_editions" ADD CONSTRAINT "public_editions_one" CHECK ("id" = 1);

-- One row.
ALTER TABLE "push_keys" ADD CONSTRAINT "push_keys_one" CHECK ("id" = 1);

ALTER TABLE "quote_replies" ADD CONSTRAINT "quote_replies_price_not_negative" CHECK ("price_cents" >= 0);

ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_currency" CHECK ("currency" ~ '^[A-Z]{3}$');

ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_code_hash" CHECK ("code_hash" ~ '^[0-9a-f]{64}$');

-- An invoice that a deposit and credit paid in full is refunded too: nothing of its payment, which there was none of, and the whole sale.
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK (
  "amount_cents" > 0 OR ("amount_cents" = 0 AND "stripe_payment_id" IS NULL AND NOT "as_credit")
);

ALTER TABLE "refunds" ADD CONSTRAINT "refunds_as_credit" CHECK (
  NOT "as_credit" OR ("state" = 'SUCCEEDED' AND "stripe_payment_id" IS NULL AND "stripe_refund_id" IS NULL)
);

-- What a bank took back with a lost dispute is a refund of that payment which nobody made at Stripe.
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_dispute" CHECK (
  "dispute_id" IS NULL
  OR ("stripe_payment_id" IS NOT NULL AND "stripe_refund_id" IS NULL AND NOT "as_credit" AND "state" = 'SUCCEEDED')
);

ALTER TABLE "refunds" ADD CONSTRAINT "refunds_pending_has_payment" CHECK (
  "state" <> 'PENDING' OR "stripe_payment_id" IS NOT NULL
);

ALTER TABLE "revision_comments" ADD CONSTRAINT "revision_comments_draft" CHECK (NOT ("is_draft" AND "round_id" IS NOT NULL));

ALTER TABLE "revision_comments" ADD CONSTRAINT "revision_comments_text" CHECK (length("text") BETWEEN 1 AND 2000);

ALTER TABLE "revision_rounds" ADD CONSTRAINT "revision_rounds_number" CHECK ("number" >= 1);

ALTER TABLE "revision_rounds" ADD CONSTRAINT "revision_rounds_price" CHECK ("price_cents" >= 0);

ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_inside" CHECK ("x" BETWEEN 0 AND 1 AND "y" BETWEEN 0 AND 1);

ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_resolved" CHECK ("resolved_at" IS NULL OR "sent_at" IS NOT NULL);

ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_spot" CHECK (("x" IS NULL) = ("y" IS NULL));

ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_waits_for" CHECK (
    ("waits_for" IS NOT NULL) = ("sent_at" IS NOT NULL AND "resolved_at" IS NULL));

ALTER TABLE "scheduled_charges" ADD CONSTRAINT "scheduled_charges_ended" CHECK (
  "attempts" >= 0 AND ("next_at" IS NULL OR ("stopped_at" IS NULL AND NOT "awaits_confirmation"))
);

ALTER TABLE "service_links" ADD CONSTRAINT "service_links_others" CHECK ("owner_id" <> "service_id");

-- Add-ons that are added to every order on certain weekdays, such as a weekend surcharge. They take no time, because the time is
-- chosen before they are added.
ALTER TABLE "services" ADD CONSTRAINT "services_automatic_days" CHECK (
  "automatic_days" IS NOT NULL AND "automatic_days" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]
  AND (
    cardinality("automatic_days") = 0
    OR ("kind" = 'ADD_ON' AND "price_basis"::text = 'FIXED' AND "duration_minutes" = 0)
  )
);

ALTER TABLE "services" ADD CONSTRAINT "services_currency" CHECK ("currency" ~ '^[A-Z]{3}$');

ALTER TABLE "services" ADD CONSTRAINT "services_package_basis" CHECK ("kind" <> 'PACKAGE' OR "price_basis"::text NOT IN ('PHOTOS', 'EACH'));

-- The photos that a service with a fixed price includes, and the price of each further one. Bookings keep both.
ALTER TABLE "services" ADD CONSTRAINT "services_photos" CHECK ("photos_included" BETWEEN 1 AND 10000 AND "extra_photo_cents" BETWEEN 0 AND 99999999);

ALTER TABLE "services" ADD CONSTRAINT "services_revisions" CHECK ("revision_rounds" BETWEEN 0 AND 99 AND "extra_round_cents" >= 0);

ALTER TABLE "services" ADD CONSTRAINT "services_turnaround" CHECK ("turnaround_hours" BETWEEN 1 AND 2000);

ALTER TABLE "services" ADD CONSTRAINT "services_values" CHECK (
  "price_cents" BETWEEN 0 AND 99999999 AND "duration_minutes" >= 0 AND char_length("name") BETWEEN 1 AND 100
);

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_network" CHECK ("network" LIKE '%/%');

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_secret_hash" CHECK ("secret_hash" ~ '^[0-9a-f]{64}$');

-- Deferred: a booking claims its slots before it is written.
ALTER TABLE "slot_claims" DROP CONSTRAINT "slot_claims_booking_id_fkey";
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "sold_licenses" ADD CONSTRAINT "sold_licenses_photo_count" CHECK ("photo_count" >= 0);

ALTER TABLE "sold_licenses" ADD CONSTRAINT "sold_licenses_texts" CHECK (length("text") > 0 AND length("boards_text") > 0);

ALTER TABLE "statements" ADD CONSTRAINT "statements_amount" CHECK ("amount_cents" > 0);

ALTER TABLE "statements" ADD CONSTRAINT "statements_disputed" CHECK ("disputed_at" IS NULL OR "stripe_payment_id" IS NOT NULL);

ALTER TABLE "statements" ADD CONSTRAINT "statements_paid" CHECK (
  ("status" = 'PAID') = ("paid_at" IS NOT NULL) AND ("paid_at" IS NULL) = ("paid_method" IS NULL)
  AND ("stripe_payment_id" IS NULL OR "paid_method" = 'CARD')
);

ALTER TABLE "statements" ADD CONSTRAINT "statements_paid_method" CHECK (
  "paid_method" NOT IN ('STATEMENT', 'SHARES', 'DEPOSIT', 'NO_CHARGE')
);

ALTER TABLE "statements" ADD CONSTRAINT "statements_period" CHECK ("starts_on" <= "ends_on" AND "ends_on" <= "due_on");

ALTER TABLE "stored_cards" ADD CONSTRAINT "stored_cards_values" CHECK (
  "last4" ~ '^[0-9]{4}$' AND "expiry_month" BETWEEN 1 AND 12 AND "expiry_year" BETWEEN 2000 AND 2999
);

ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_size" CHECK ("size_bytes" >= 0);

ALTER TABLE "stripe_movements" ADD CONSTRAINT "stripe_movements_paid" CHECK ("currency" <> "paid_currency" OR "amount_cents" = "paid_cents");

ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_gallery_days" CHECK ("gallery_days" IS NULL OR "gallery_days" BETWEEN 1 AND 3650);

ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_charging" CHECK (
  "charge_after_days" BETWEEN 0 AND 365 AND cardinality("charge_retry_days") <= 6
);

ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_coordinates" CHECK ("coordinates" ~ '^-?\d{1,2}\.\d{5}, -?\d{1,3}\.\d{5}$');

ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_currency" CHECK ("currency" ~ '^[A-Z]{3}$');

ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_deposit" CHECK (
  "deposit_cents" >= 0 AND "deposit_percent" BETWEEN 1 AND 100 AND ("deposit_percent" IS NULL OR "deposit_cents" = 0)
);

-- After how many days records of people are deleted; null for never. The studio's owner can change it.
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_retention" CHECK (
  "email_retention_days" BETWEEN 30 AND 3650 AND "notification_retention_days" BETWEEN 30 AND 3650
  AND "visit_retention_days" BETWEEN 1 AND 730 AND "quote_retention_days" BETWEEN 30 AND 3650
  AND "conversation_retention_days" BETWEEN 30 AND 3650
);

-- How drives between two shoots are estimated: how much longer roads are than the straight line, and how fast they are.
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_road" CHECK (
  "road_factor_percent" BETWEEN 100 AND 300 AND "average_mph" BETWEEN 5 AND 80
);

ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_seller_checklist" CHECK (length("seller_checklist") <= 4000);

ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_single_row" CHECK ("id" = 1);

-- What clients pay for a photographer's drive beyond a free distance, and where each photographer starts from.
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_travel_fee" CHECK (
  "travel_free_miles" BETWEEN 0 AND 500 AND "travel_step_miles" BETWEEN 1 AND 100 AND "travel_step_cents" >= 0
);

-- How many hours after a shoot the studio promises its photos.
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_turnaround_hours" CHECK ("turnaround_hours" BETWEEN 1 AND 720);

ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_values" CHECK (
  "invoice_due_days" BETWEEN 0 AND 365
  AND "free_cancel_hours" BETWEEN 0 AND 8760 AND "late_cancel_fee_cents" BETWEEN 0 AND 99999999
);

ALTER TABLE "tax_exemptions" ADD CONSTRAINT "tax_exemptions_certificate_number" CHECK (length("certificate_number") BETWEEN 1 AND 60);

ALTER TABLE "tax_exemptions" ADD CONSTRAINT "tax_exemptions_state" CHECK ("state" ~ '^[A-Z]{2}$');

ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_name" CHECK (length("name") BETWEEN 1 AND 60);

ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_rate" CHECK ("rate_thousandths" BETWEEN 0 AND 100000);

ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_state" CHECK ("state" ~ '^[A-Z]{2}$');

ALTER TABLE "tax_settings" ADD CONSTRAINT "tax_settings_single" CHECK ("id" = 1);

ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_role" CHECK ("role" <> 'CLIENT');

-- What was granted can't be negative, and no more of it arrives.
ALTER TABLE "upload_grants" ADD CONSTRAINT "upload_grants_values" CHECK (
  "files" >= 0 AND "bytes" >= 0 AND "arrived_bytes" BETWEEN 0 AND "bytes"
);

ALTER TABLE "users" ADD CONSTRAINT "users_email_length" CHECK (char_length("email"::text) BETWEEN 3 AND 255);

ALTER TABLE "weekly_patterns" ADD CONSTRAINT "weekly_patterns_values" CHECK (
  "weekdays" IS NOT NULL AND cardinality("weekdays") BETWEEN 1 AND 7 AND "weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]
  AND "end_time" > "start_time" AND "slot_minutes" BETWEEN 15 AND 720 AND "until_date" >= "from_date"
);

CREATE INDEX "bookings_address_search" ON "bookings" USING gin ("property_address" gin_trgm_ops);

CREATE INDEX "bookings_late_fee" ON "bookings" ("photographer_id", "late_fee_state") WHERE "late_fee_state" IS NOT NULL;

-- A client's last day with a photographer: read for one client in one step, and for the order of all in one walk.
CREATE INDEX "bookings_latest_shoot" ON "bookings" ("client_id", "shoot_date" DESC) WHERE "status" <> 'CANCELLED';

-- The latest days with a photographer: read from today back until a page of clients is full.
CREATE INDEX "bookings_recent_shoots" ON "bookings" ("shoot_date" DESC, "client_id") WHERE "status" <> 'CANCELLED';

-- A conversation is found by any part of its subject, or of what was written in it.
CREATE INDEX "conversations_subject_search" ON "conversations" USING gin ("subject" gin_trgm_ops);

CREATE UNIQUE INDEX "deletion_requests_one_pending" ON "deletion_requests"("profile_id") WHERE "state" = 'PENDING';

CREATE UNIQUE INDEX "delivery_transfers_one_per_address" ON "delivery_transfers"("delivery_id", "recipient_email") WHERE "ended_at" IS NULL;

-- Nobody buys the same photos twice at a time.
CREATE UNIQUE INDEX "delivery_transfers_one_per_client" ON "delivery_transfers"("delivery_id", "client_id") WHERE "ended_at" IS NULL;

CREATE UNIQUE INDEX "email_changes_one_pending" ON "email_changes"("user_id") WHERE "confirmed_at" IS NULL;

-- The list in the order of a column, a page at a time: the first rows are read without sorting the others.
CREATE INDEX "invoices_by_amount" ON "invoices" ("amount_cents");

CREATE INDEX "invoices_by_due_date" ON "invoices" ("due_on");

CREATE INDEX "invoices_by_number" ON "invoices" (length("invoice_number"), "invoice_number");

CREATE UNIQUE INDEX "invoices_delivery_open" ON "invoices"("delivery_id") WHERE "status" IN ('PENDING', 'FAILED');

-- An invoice is found by any part of its number, its client, or its property's address.
CREATE INDEX "invoices_number_search" ON "invoices" USING gin ("invoice_number" gin_trgm_ops);

-- A booking has at most one deposit to pay or paid.
CREATE UNIQUE INDEX "invoices_one_deposit" ON "invoices"("booking_id")
  WHERE "deposit_cents" > 0 AND "status" NOT IN ('VOID', 'REFUNDED');

-- Nobody pays twice for the same photos.
CREATE UNIQUE INDEX "invoices_one_per_purchase" ON "invoices"("purchase_id") WHERE "status" NOT IN ('VOID', 'REFUNDED');

-- What is overdue, and what a reminder is due for.
CREATE INDEX "invoices_unpaid" ON "invoices" ("due_on") WHERE "status" IN ('PENDING', 'FAILED');

CREATE INDEX "messages_text_search" ON "messages" USING gin ("message" gin_trgm_ops);

-- Unread counts look at unread messages only, however long a conversation has become.
CREATE INDEX "messages_unread" ON "messages" ("conversation_id") WHERE NOT "is_read";

-- The mails of an invoice, for its history.
CREATE INDEX "outbox_messages_invoice" ON "outbox_messages" ((payload->>'invoiceNumber'), "created_at" DESC)
  WHERE "kind" = 'MAIL';

CREATE UNIQUE INDEX "pay_service_amounts_one_open" ON "pay_service_amounts"("photographer_id", "service_id", "price_basis") WHERE "up_to" IS NULL;

-- A client decides on one version at a time.
CREATE UNIQUE INDEX "photo_versions_proposed" ON "photo_versions"("photo_id") WHERE "decision" = 'PROPOSED';

CREATE UNIQUE INDEX "photos_cover" ON "photos"("delivery_id") WHERE "is_cover";

CREATE UNIQUE INDEX "portfolio_media_one_cover" ON "portfolio_media"("item_id") WHERE "is_cover";

CREATE UNIQUE INDEX "price_bands_one_open" ON "price_bands"("service_id") WHERE "up_to" IS NULL;

-- A client is found by company as well.
CREATE INDEX "profiles_company_search" ON "profiles" USING gin ("company" gin_trgm_ops);

CREATE INDEX "profiles_email_search" ON "profiles" USING gin (("email"::text) gin_trgm_ops);

CREATE INDEX "profiles_name_search" ON "profiles" USING gin ("full_name" gin_trgm_ops);

-- Clients are found by phone, however it is written.
CREATE INDEX "profiles_phone_search" ON "profiles" USING gin (regexp_replace("phone", '\D', '', 'g') gin_trgm_ops);

CREATE UNIQUE INDEX "refunds_one_unconfirmed" ON "refunds"("stripe_payment_id", "invoice_id")
  WHERE "state" = 'PENDING' AND "stripe_refund_id" IS NULL;

-- What the scheduled reconciliation looks through.
CREATE INDEX "refunds_pending" ON "refunds"("checked_at") WHERE "state" = 'PENDING';

CREATE VIEW "ledger_postings" AS
WITH refunded_so_far AS (
  -- The refunds of each invoice's own payment, or that of its statement, with what was refunded of it before and after each.
  SELECT r."id", r."invoice_id", r."stripe_payment_id", r."dispute_id", r."created_at", r."amount_cents", r."as_credit", i."currency",
    i."amount_cents" AS "invoice_cents", i."tax_cents" AS "invoice_tax_cents", i."credit_cents" AS "invoice_credit_cents",
    greatest(i."amount_cents" - i."deposit_cents", 0) AS "sale_cents",
    sum(r."amount_cents") OVER so_far - r."amount_cents" AS "before_cents", sum(r."amount_cents") OVER so_far AS "after_cents"
  FROM "refunds" AS r JOIN "invoices" AS i ON i."id" = r."invoice_id"
  LEFT JOIN "statements" AS s ON s."id" = i."statement_id"
  WHERE r."state" <> 'FAILED' AND (r."stripe_refund_id" IS NOT NULL OR r."state" = 'SUCCEEDED')
    AND (r."stripe_payment_id" IS NULL OR r."stripe_payment_id" = coalesce(i."stripe_payment_id", s."stripe_payment_id"))
  WINDOW so_far AS (PARTITION BY r."invoice_id" ORDER BY r."created_at", r."id")
),
refunded_sale AS (
  -- A refund is of the sale. Once the payment is refunded in full, so is what a deposit and credit paid of the sale.
  SELECT *,
    CASE WHEN "before_cents" = 0 THEN 0 WHEN "before_cents" < "invoice_cents" THEN least("before_cents", "sale_cents") ELSE "sale_cents" END AS "sale_before_cents",
    CASE WHEN "after_cents" < "invoice_cents" THEN least("after_cents", "sale_cents") ELSE "sale_cents" END AS "sale_after_cents",
    CASE WHEN "after_cents" >= "invoice_cents" THEN "invoice_credit_cents" ELSE 0 END AS "credit_cents"
  FROM refunded_so_far
),
refunded AS (
  SELECT "id", "invoice_id", "stripe_payment_id", "created_at", "amount_cents", "currency",
    CASE WHEN "sale_cents" = 0 THEN 0 ELSE
      round("invoice_tax_cents"::numeric * "sale_after_cents" / "sale_cents")
        - round("invoice_tax_cents"::numeric * "sale_before_cents" / "sale_cents") END AS "tax_cents",
    "sale_after_cents" - "sale_before_cents" AS "sale_cents",
    -- Deducted deposit and credit are the client's again; refunding a deposit's own invoice uses up the deposit.
    "amount_cents" - ("sale_after_cents" - "sale_before_cents") - "credit_cents" AS "deposit_cents",
    "credit_cents",
    CASE WHEN "dispute_id" IS NOT NULL THEN 'DISPUTES' WHEN "stripe_payment_id" IS NULL THEN 'CASH' ELSE 'CLEARING' END AS "account",
    CASE WHEN "as_credit" THEN "amount_cents" ELSE 0 END AS "credited_cents"
  FROM refunded_sale
),
postings AS (
  SELECT i."created_at" AS "posted_at", 'ISSUED' AS "kind", i."id"::text AS "source", i."id" AS "invoice_id",
    NULL::text AS "payment_id", i."currency", p."account", p."cents"
  FROM "invoices" AS i, LATERAL (VALUES
    ('RECEIVABLE', i."amount_cents"::bigint), ('DEPOSITS', (i."credit_cents" - i."deposit_cents")::bigint),
    ('CREDITS', -i."credit_cents"::bigint),
    ('SALES', (i."tax_cents" + i."deposit_cents" - i."amount_cents")::bigint), ('TAX', -i."tax_cents"::bigint)
  ) AS p("account", "cents")
  UNION ALL
  SELECT coalesce((
      SELECT min(e."created_at") FROM "invoice_events" AS e WHERE e."invoice_id" = i."id" AND e."kind" = 'VOIDED'
    ), i."created_at"), 'VOIDED', i."id"::text, i."id", NULL, i."currency", p."account", p."cents"
  FROM "invoices" AS i, LATERAL (VALUES
    ('RECEIVABLE', -i."amount_cents"::bigint), ('DEPOSITS', (i."deposit_cents" - i."credit_cents")::bigint),
    ('CREDITS', i."credit_cents"::bigint),
    ('SALES', (i."amount_cents" - i."tax_cents" - i."deposit_cents")::bigint), ('TAX', i."tax_cents"::bigint)
  ) AS p("account", "cents")
  WHERE i."status" = 'VOID'
  UNION ALL
  SELECT i."paid_at", 'PAID', i."id"::text, i."id", coalesce(i."stripe_payment_id", s."stripe_payment_id"), i."currency",
    p."account", p."cents"
  FROM "invoices" AS i
  -- Of an invoice that a statement paid, the statement has the payment.
  LEFT JOIN "statements" AS s ON s."id" = i."statement_id" AND i."paid_method" = 'STATEMENT'
  CROSS JOIN LATERAL (VALUES
    (CASE WHEN coalesce(i."stripe_payment_id", s."stripe_payment_id") IS NULL THEN 'CASH' ELSE 'CLEARING' END,
      i."amount_cents"::bigint),
    ('RECEIVABLE', -i."amount_cents"::bigint)
  ) AS p("account", "cents")
  WHERE i."status" IN ('COMPLETED', 'REFUNDED') AND i."paid_at" IS NOT NULL
  UNION ALL
  SELECT r."created_at", 'REFUNDED', r."id"::text, r."invoice_id", r."stripe_payment_id", r."currency", p."account", p."cents"
  FROM refunded AS r, LATERAL (VALUES
    ('SALES', (r."sale_cents" - r."tax_cents")::bigint), ('TAX', r."tax_cents"::bigint),
    ('DEPOSITS', r."deposit_cents"::bigint), ('CREDITS', (r."credit_cents" - r."credited_cents")::bigint),
    (r."account", (r."credited_cents" - r."amount_cents")::bigint)
  ) AS p("account", "cents")
  UNION ALL
  SELECT c."created_at", 'CREDITED', c."id"::text, NULL, NULL, c."currency", p."account", p."cents"
  FROM "credit_entries" AS c, LATERAL (VALUES
    ('ALLOWANCES', c."amount_cents"::bigint), ('CREDITS', -c."amount_cents"::bigint)
  ) AS p("account", "cents")
  WHERE c."kind" <> 'REFUNDED'
  UNION ALL
  SELECT m."created_at", 'STRIPE_' || m."kind"::text, m."id", i."id", m."payment_id", p."currency", p."account", p."cents"
  FROM "stripe_movements" AS m
  LEFT JOIN "invoices" AS i ON i."id" = m."invoice_id"
  CROSS JOIN LATERAL (
    SELECT CASE m."kind" WHEN 'PAYMENT' THEN 'CLEARING' WHEN 'REFUND' THEN 'CLEARING' WHEN 'DISPUTE' THEN 'DISPUTES'
      WHEN 'FEE' THEN 'FEES' WHEN 'PAYOUT' THEN 'BANK' ELSE 'OTHER' END AS "account",
      m."currency" <> m."paid_currency" AS "is_converted"
  ) AS other
  CROSS JOIN LATERAL (VALUES
    ('STRIPE', m."currency", (m."amount_cents" - m."fee_cents")::bigint),
    ('FEES', m."currency", m."fee_cents"::bigint),
    (other."account", m."paid_currency", -m."paid_cents"::bigint),
    ('EXCHANGE', m."paid_currency", CASE WHEN other."is_converted" THEN m."paid_cents"::bigint ELSE 0 END),
    ('EXCHANGE', m."currency", CASE WHEN other."is_converted" THEN -m."amount_cents"::bigint ELSE 0 END)
  ) AS p("account", "currency", "cents")
)
SELECT "posted_at", "kind", "source", "invoice_id", "payment_id", "currency"::text AS "currency", "account", "cents"
FROM postings WHERE "cents" <> 0;

INSERT INTO "factor_settings" ("id") VALUES (1);

-- The presets of lib/photos/mls/rules/presets.ts.
INSERT INTO "mls_profiles" ("id", "preset")
  SELECT gen_random_uuid(), "preset" FROM unnest(ARRAY[
    'universal', 'armls', 'bright', 'canopy', 'crmls', 'doorify', 'flexmls', 'mls-now', 'northstar', 'ranw', 'realtracs',
    'smartmls', 'stellar', 'utah'
  ]) AS listed ("preset");

INSERT INTO "public_editions" DEFAULT VALUES;

-- The catalog that a new studio begins with.
INSERT INTO "services" (
  "id", "category", "name", "description", "duration", "duration_minutes", "price_cents", "position", "uses_drone", "shows_exterior"
) VALUES
  ('photo_shoot', 'REAL_ESTATE', 'Photo Shoot', 'Interior and exterior stills of the whole property.', '2-3 hours', 180, 29900, 10, false, true),
  ('aerial_photography', 'REAL_ESTATE', 'Aerial Photography', 'Roof, plot and surroundings from a licensed drone.', '1-2 hours', 120, 19900, 20, true, true),
  ('house_tour', 'REAL_ESTATE', 'House Tour', 'A walk-through film with steady, even pacing.', '2-3 hours', 180, 39900, 30, false, true),
  ('aerial_tour', 'REAL_ESTATE', 'Aerial Tour', 'A moving view of the property from above.', '1-2 hours', 120, 29900, 40, true, true),
  ('virtual_staging', 'REAL_ESTATE', 'Virtual Staging', 'Empty rooms furnished digitally, six views.', '3-5 business days', 0, 14900, 50, false, false),
  ('media_shoot', 'OTHER', 'Media Shoot', 'Photo and film for a campaign or an opening.', '3-4 hours', 240, 34900, 60, false, false),
  ('professional_photo_shoot', 'OTHER', 'Professional Photo Shoot', 'Portraits for agents and teams, on site or in studio.', '2-3 hours', 180, 24900, 70, false, false),
  ('weddings', 'OTHER', 'Weddings', 'The whole day, from preparation to last dance.', '8-10 hours', 600, 249900, 80, false, false),
  ('logo_design', 'OTHER', 'Logo Design', 'A mark, its wordmark and a one-page guide.', '5-7 business days', 0, 39900, 90, false, false),
  ('graphic_design', 'OTHER', 'Graphic Design', 'Listing sheets, signs and social layouts.', '3-5 business days', 0, 19900, 100, false, false),
  ('motion_graphics', 'OTHER', 'Motion Graphics', 'Titles and animated listings up to 60 seconds.', '7-10 business days', 0, 59900, 110, false, false);

CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();

CREATE TRIGGER "booking_events_append_only" BEFORE UPDATE ON "booking_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_booking_event_change"();

CREATE TRIGGER "bookings_client_not_deleted" BEFORE INSERT ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_client"();

CREATE TRIGGER "brokerage_members_client_not_deleted" BEFORE INSERT OR UPDATE OF "client_id" ON "brokerage_members"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_client"();

CREATE TRIGGER "conversations_client_not_deleted" BEFORE INSERT ON "conversations"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_client"();

CREATE TRIGGER "credit_entries_append_only" BEFORE UPDATE OR DELETE ON "credit_entries"
  FOR EACH ROW EXECUTE FUNCTION "reject_credit_change"();

CREATE TRIGGER "credit_entries_balance" AFTER INSERT ON "credit_entries"
  FOR EACH ROW WHEN (NEW."amount_cents" < 0) EXECUTE FUNCTION "check_client_credit"();

CREATE TRIGGER "delivery_transfers_client_not_deleted" BEFORE INSERT OR UPDATE OF "client_id" ON "delivery_transfers"
  FOR EACH ROW WHEN (NEW."client_id" IS NOT NULL) EXECUTE FUNCTION "refuse_deleted_client"();

CREATE CONSTRAINT TRIGGER "equipment_public" AFTER INSERT OR UPDATE OR DELETE ON "equipment"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();

CREATE TRIGGER "invoices_client_never_changes" BEFORE UPDATE OF "client_id" ON "invoices"
  FOR EACH ROW WHEN (OLD."client_id" IS DISTINCT FROM NEW."client_id") EXECUTE FUNCTION "refuse_other_client"();

CREATE TRIGGER "invoices_credit_balance" AFTER INSERT ON "invoices"
  FOR EACH ROW WHEN (NEW."credit_cents" < 0) EXECUTE FUNCTION "check_client_credit"();

CREATE TRIGGER "invoices_share_of_main" BEFORE INSERT OR UPDATE OF "share_of_id" ON "invoices"
  FOR EACH ROW WHEN (NEW."share_of_id" IS NOT NULL) EXECUTE FUNCTION "refuse_share_of_share"();

CREATE CONSTRAINT TRIGGER "invoices_statement_match" AFTER UPDATE ON "invoices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."statement_id" IS NOT NULL OR NEW."statement_id" IS NOT NULL)
  EXECUTE FUNCTION "check_invoice_statement"();

CREATE TRIGGER "media_deliveries_sold" BEFORE UPDATE OF "included_photos", "extra_photo_cents" ON "media_deliveries"
  FOR EACH ROW WHEN (
    NEW."included_photos" IS DISTINCT FROM OLD."included_photos"
    OR NEW."extra_photo_cents" IS DISTINCT FROM OLD."extra_photo_cents"
  ) EXECUTE FUNCTION "refuse_other_choice"();

CREATE TRIGGER "pay_lines_append_only" BEFORE UPDATE ON "pay_lines"
  FOR EACH ROW EXECUTE FUNCTION "refuse_pay_change"();

CREATE CONSTRAINT TRIGGER "pay_shares_whole" AFTER INSERT OR UPDATE OR DELETE ON "pay_shares"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_incomplete_pay_shares"();

CREATE TRIGGER "pay_statement_shoots_append_only" BEFORE UPDATE ON "pay_statement_shoots"
  FOR EACH ROW EXECUTE FUNCTION "refuse_pay_change"();

CREATE TRIGGER "pay_statement_shoots_whole" AFTER INSERT ON "pay_statement_shoots"
  FOR EACH ROW EXECUTE FUNCTION "refuse_overpaid_booking"();

CREATE TRIGGER "pay_statements_append_only" BEFORE DELETE ON "pay_statements"
  FOR EACH ROW WHEN (OLD."paid_on" IS NOT NULL) EXECUTE FUNCTION "refuse_pay_change"();

CREATE TRIGGER "payment_agreements_never_change"
  BEFORE UPDATE OF "text", "charge_after_days", "retry_days", "agreed_at" ON "payment_agreements"
  FOR EACH ROW EXECUTE FUNCTION "keep_agreement"();

CREATE TRIGGER "photos_two_previews" BEFORE INSERT OR UPDATE OF "is_preview", "delivery_id" ON "photos"
  FOR EACH ROW WHEN (NEW."is_preview") EXECUTE FUNCTION "refuse_third_preview"();

-- Deferred: the one row is taken when a transaction ends, behind every other lock it holds, so that no two wait for each other.
CREATE CONSTRAINT TRIGGER "portfolio_items_public" AFTER INSERT OR UPDATE OR DELETE ON "portfolio_items"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();

CREATE CONSTRAINT TRIGGER "portfolio_media_public" AFTER INSERT OR UPDATE OR DELETE ON "portfolio_media"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();

CREATE CONSTRAINT TRIGGER "portfolio_stats_public" AFTER INSERT OR UPDATE OR DELETE ON "portfolio_stats"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();

CREATE CONSTRAINT TRIGGER "services_public" AFTER INSERT OR UPDATE OR DELETE ON "services"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();

CREATE CONSTRAINT TRIGGER "statements_invoices" AFTER INSERT OR UPDATE ON "statements"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_own_statement"();

-- Public pages show the studio's name, contact and prices in its currency, so changing these is a change to them too.
CREATE CONSTRAINT TRIGGER "studio_settings_public" AFTER INSERT OR UPDATE OR DELETE ON "studio_settings"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();
