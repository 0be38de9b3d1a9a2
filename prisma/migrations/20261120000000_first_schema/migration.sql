CREATE EXTENSION IF NOT EXISTS "citext";
CREATE EXTENSION IF NOT EXISTS "btree_gist";

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('CLIENT', 'PHOTOGRAPHER');

-- CreateEnum
CREATE TYPE "AccountStatus" AS ENUM ('ACTIVE', 'PENDING_APPROVAL', 'DENIED', 'DISABLED');

-- CreateEnum
CREATE TYPE "ApprovalStatus" AS ENUM ('PENDING', 'APPROVED', 'DENIED');

-- CreateEnum
CREATE TYPE "AccountTokenPurpose" AS ENUM ('VERIFY_EMAIL', 'RESET_PASSWORD');

-- CreateEnum
CREATE TYPE "BookingStatus" AS ENUM ('PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "BookingEventKind" AS ENUM ('CREATED', 'APPROVED', 'RESCHEDULED', 'CANCELLED', 'COMPLETED');

-- CreateEnum
CREATE TYPE "ServiceCategory" AS ENUM ('REAL_ESTATE', 'OTHER');

-- CreateEnum
CREATE TYPE "FilePurpose" AS ENUM ('PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE', 'PHOTO_DERIVATIVE', 'PORTFOLIO', 'AVATAR', 'LOGO', 'MESSAGE_ATTACHMENT');

-- CreateEnum
CREATE TYPE "PhotoState" AS ENUM ('WAITING', 'READY', 'BROKEN');

-- CreateEnum
CREATE TYPE "DerivativeKind" AS ENUM ('THUMBNAIL', 'PREVIEW');

-- CreateEnum
CREATE TYPE "InvoiceStatus" AS ENUM ('PENDING', 'COMPLETED', 'FAILED', 'REFUNDED', 'VOID');

-- CreateEnum
CREATE TYPE "PaymentMethodKind" AS ENUM ('CARD', 'CASH', 'CHEQUE', 'BANK_TRANSFER', 'TEST');

-- CreateEnum
CREATE TYPE "CheckoutState" AS ENUM ('OPEN', 'COMPLETED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "ConversationStatus" AS ENUM ('OPEN', 'CLOSED');

-- CreateEnum
CREATE TYPE "NotificationType" AS ENUM ('SUCCESS', 'WARNING', 'ERROR', 'INFO', 'MESSAGE');

-- CreateEnum
CREATE TYPE "NotificationAction" AS ENUM ('confirm_payment', 'approve_booking', 'view_booking', 'view_message', 'view_conversation', 'view_invoice', 'pay_invoice', 'review_payment', 'view_photos', 'approve_photographer');

-- CreateEnum
CREATE TYPE "OutboxKind" AS ENUM ('PUSH', 'MAIL');

-- CreateEnum
CREATE TYPE "OutboxStatus" AS ENUM ('QUEUED', 'SENT', 'FAILED');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "session_version" INTEGER NOT NULL DEFAULT 1,
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
    "avatar_url" TEXT,
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
CREATE TABLE "analytics_events" (
    "id" BIGSERIAL NOT NULL,
    "user_id" UUID,
    "event_type" TEXT NOT NULL,
    "page_path" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analytics_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "availability_slots" (
    "id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "start_time" TIME(0) NOT NULL,
    "end_time" TIME(0) NOT NULL,
    "is_available" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "availability_slots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bookings" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "availability_slot_id" UUID,
    "property_address" TEXT NOT NULL,
    "shoot_date" DATE NOT NULL,
    "shoot_time" TIME(0) NOT NULL,
    "shoot_end_time" TIME(0) NOT NULL,
    "total_amount_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "special_instructions" TEXT,
    "status" "BookingStatus" NOT NULL DEFAULT 'PENDING',
    "card_id" UUID,
    "request_key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booked_services" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "service_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "booked_services_pkey" PRIMARY KEY ("id")
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
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "duration" TEXT NOT NULL,
    "duration_minutes" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "services_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_files" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "purpose" "FilePurpose" NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "crc32" BIGINT,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "uploader_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("id")
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
    "request_key" UUID NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

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

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "invoice_number" TEXT NOT NULL,
    "booking_id" UUID NOT NULL,
    "delivery_id" UUID,
    "amount_cents" INTEGER NOT NULL,
    "tax_cents" INTEGER NOT NULL DEFAULT 0,
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "status" "InvoiceStatus" NOT NULL DEFAULT 'PENDING',
    "due_on" DATE NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "paid_method" "PaymentMethodKind",
    "marked_paid_by" UUID,
    "stripe_payment_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_lines" (
    "id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "description" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "invoice_lines_pkey" PRIMARY KEY ("id")
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
    "invoice_id" UUID NOT NULL,
    "stripe_session_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "state" "CheckoutState" NOT NULL DEFAULT 'OPEN',
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
    "stripe_refund_id" TEXT,
    "refunded_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "conversations" (
    "id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "client_id" UUID NOT NULL,
    "admin_id" UUID,
    "status" "ConversationStatus" NOT NULL DEFAULT 'OPEN',
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
    "request_key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "portfolio_items" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "description" TEXT,
    "image_url" TEXT,
    "images" TEXT[],
    "videos" TEXT[],
    "services" TEXT[],
    "location" TEXT,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portfolio_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "equipment" (
    "id" UUID NOT NULL,
    "category" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "equipment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portfolio_stats" (
    "id" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "icon" TEXT NOT NULL DEFAULT 'Camera',
    "display_order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "portfolio_stats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "studio_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "support_email" TEXT NOT NULL,
    "phone" TEXT,
    "address" TEXT,
    "time_zone" TEXT NOT NULL,
    "hours" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "logo_file_id" UUID,
    "invoice_prefix" TEXT NOT NULL DEFAULT 'NL',
    "invoice_due_days" INTEGER NOT NULL DEFAULT 14,
    "tax_rate_basis_points" INTEGER NOT NULL DEFAULT 0,
    "free_cancel_hours" INTEGER NOT NULL DEFAULT 24,
    "late_cancel_fee_cents" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "studio_settings_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_user_id_key" ON "profiles"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles"("email");

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
CREATE UNIQUE INDEX "account_tokens_secret_hash_key" ON "account_tokens"("secret_hash");

-- CreateIndex
CREATE INDEX "account_tokens_user_id_purpose_idx" ON "account_tokens"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "analytics_events_created_at_event_type_idx" ON "analytics_events"("created_at", "event_type");

-- CreateIndex
CREATE INDEX "availability_slots_photographer_id_date_start_time_idx" ON "availability_slots"("photographer_id", "date", "start_time");

-- CreateIndex
CREATE INDEX "availability_slots_date_start_time_idx" ON "availability_slots"("date", "start_time");

-- CreateIndex
CREATE INDEX "bookings_client_id_shoot_date_idx" ON "bookings"("client_id", "shoot_date" DESC);

-- CreateIndex
CREATE INDEX "bookings_photographer_id_status_shoot_date_idx" ON "bookings"("photographer_id", "status", "shoot_date");

-- CreateIndex
CREATE INDEX "bookings_availability_slot_id_idx" ON "bookings"("availability_slot_id");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_client_id_request_key_key" ON "bookings"("client_id", "request_key");

-- CreateIndex
CREATE UNIQUE INDEX "booked_services_booking_id_service_id_key" ON "booked_services"("booking_id", "service_id");

-- CreateIndex
CREATE INDEX "booking_events_booking_id_created_at_idx" ON "booking_events"("booking_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "stored_cards_stripe_payment_method_id_key" ON "stored_cards"("stripe_payment_method_id");

-- CreateIndex
CREATE INDEX "stored_cards_profile_id_idx" ON "stored_cards"("profile_id");

-- CreateIndex
CREATE INDEX "services_active_category_sort_idx" ON "services"("active", "category", "sort");

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_key_key" ON "stored_files"("key");

-- CreateIndex
CREATE INDEX "stored_files_uploader_id_purpose_created_at_idx" ON "stored_files"("uploader_id", "purpose", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "media_deliveries_request_key_key" ON "media_deliveries"("request_key");

-- CreateIndex
CREATE INDEX "media_deliveries_booking_id_uploaded_at_idx" ON "media_deliveries"("booking_id", "uploaded_at" DESC);

-- CreateIndex
CREATE INDEX "media_deliveries_uploaded_at_idx" ON "media_deliveries"("uploaded_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "photos_original_file_id_key" ON "photos"("original_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "photos_delivery_id_position_key" ON "photos"("delivery_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "photo_derivatives_file_id_key" ON "photo_derivatives"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "photo_derivatives_photo_id_kind_key" ON "photo_derivatives"("photo_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "payments_invoice_number_key" ON "payments"("invoice_number");

-- CreateIndex
CREATE UNIQUE INDEX "payments_delivery_id_key" ON "payments"("delivery_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_stripe_payment_id_key" ON "payments"("stripe_payment_id");

-- CreateIndex
CREATE INDEX "payments_booking_id_created_at_idx" ON "payments"("booking_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "payments_status_created_at_idx" ON "payments"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "payments_created_at_idx" ON "payments"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "invoice_lines_invoice_id_position_key" ON "invoice_lines"("invoice_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_sessions_stripe_session_id_key" ON "checkout_sessions"("stripe_session_id");

-- CreateIndex
CREATE INDEX "checkout_sessions_invoice_id_created_at_idx" ON "checkout_sessions"("invoice_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "refunds_stripe_refund_id_key" ON "refunds"("stripe_refund_id");

-- CreateIndex
CREATE INDEX "refunds_invoice_id_idx" ON "refunds"("invoice_id");

-- CreateIndex
CREATE INDEX "webhook_events_received_at_idx" ON "webhook_events"("received_at" DESC);

-- CreateIndex
CREATE INDEX "conversations_client_id_last_message_at_idx" ON "conversations"("client_id", "last_message_at" DESC);

-- CreateIndex
CREATE INDEX "conversations_admin_id_last_message_at_idx" ON "conversations"("admin_id", "last_message_at" DESC);

-- CreateIndex
CREATE INDEX "conversations_last_message_at_idx" ON "conversations"("last_message_at" DESC);

-- CreateIndex
CREATE INDEX "messages_conversation_id_created_at_idx" ON "messages"("conversation_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "messages_conversation_id_request_key_key" ON "messages"("conversation_id", "request_key");

-- CreateIndex
CREATE INDEX "notifications_user_id_is_read_created_at_idx" ON "notifications"("user_id", "is_read", "created_at" DESC);

-- CreateIndex
CREATE INDEX "outbox_messages_kind_status_created_at_idx" ON "outbox_messages"("kind", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "outbox_messages_user_id_created_at_idx" ON "outbox_messages"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "portfolio_items_created_at_idx" ON "portfolio_items"("created_at" DESC);

-- CreateIndex
CREATE INDEX "portfolio_items_category_idx" ON "portfolio_items"("category");

-- CreateIndex
CREATE INDEX "equipment_category_name_idx" ON "equipment"("category", "name");

-- CreateIndex
CREATE INDEX "portfolio_stats_display_order_idx" ON "portfolio_stats"("display_order");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries"("created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_subject_subject_id_idx" ON "audit_entries"("subject", "subject_id");

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_approvals" ADD CONSTRAINT "pending_approvals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_approvals" ADD CONSTRAINT "pending_approvals_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_availability_slot_id_fkey" FOREIGN KEY ("availability_slot_id") REFERENCES "availability_slots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "stored_cards"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_cards" ADD CONSTRAINT "stored_cards_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploader_id_fkey" FOREIGN KEY ("uploader_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_deliveries" ADD CONSTRAINT "media_deliveries_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_original_file_id_fkey" FOREIGN KEY ("original_file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_derivatives" ADD CONSTRAINT "photo_derivatives_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_derivatives" ADD CONSTRAINT "photo_derivatives_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_marked_paid_by_fkey" FOREIGN KEY ("marked_paid_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_refunded_by_fkey" FOREIGN KEY ("refunded_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_logo_file_id_fkey" FOREIGN KEY ("logo_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema language cannot say. prisma/constraints.integration.test.ts proves each of these.

ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_single_row" CHECK ("id" = 1);
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_values" CHECK (
  "invoice_due_days" BETWEEN 0 AND 365 AND "tax_rate_basis_points" BETWEEN 0 AND 10000
  AND "free_cancel_hours" BETWEEN 0 AND 8760 AND "late_cancel_fee_cents" BETWEEN 0 AND 99999999
);

ALTER TABLE "users" ADD CONSTRAINT "users_email_length" CHECK (char_length("email"::text) BETWEEN 3 AND 255);
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_lengths" CHECK (
  char_length("full_name") BETWEEN 1 AND 100 AND char_length("phone") <= 20 AND char_length("company") <= 200
);
ALTER TABLE "pending_approvals" ADD CONSTRAINT "pending_approvals_decided" CHECK (
  "status" = 'PENDING' OR "approved_at" IS NOT NULL
);

ALTER TABLE "services" ADD CONSTRAINT "services_values" CHECK (
  "price_cents" BETWEEN 0 AND 99999999 AND "duration_minutes" > 0 AND char_length("name") BETWEEN 1 AND 100
);

ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_end_after_start" CHECK ("end_time" > "start_time");
ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_no_overlap" EXCLUDE USING gist (
  "photographer_id" WITH =,
  tsrange("date" + "start_time", "date" + "end_time") WITH &&
);

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_values" CHECK (
  char_length("property_address") BETWEEN 1 AND 500 AND char_length("special_instructions") <= 2000
  AND "total_amount_cents" BETWEEN 0 AND 99999999 AND "shoot_end_time" > "shoot_time"
);
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_two_people" CHECK ("client_id" <> "photographer_id");
CREATE UNIQUE INDEX "bookings_one_live_per_slot" ON "bookings" ("availability_slot_id") WHERE "status" <> 'CANCELLED';
ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_price" CHECK ("price_cents" BETWEEN 0 AND 99999999);
ALTER TABLE "stored_cards" ADD CONSTRAINT "stored_cards_values" CHECK (
  "last4" ~ '^[0-9]{4}$' AND "expiry_month" BETWEEN 1 AND 12 AND "expiry_year" BETWEEN 2000 AND 2999
);

ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_size" CHECK ("size_bytes" >= 0);
ALTER TABLE "media_deliveries" ADD CONSTRAINT "media_deliveries_values" CHECK (
  "total_photos" BETWEEN 1 AND 500 AND "google_drive_link" ~ '^https://'
);
ALTER TABLE "photos" ADD CONSTRAINT "photos_values" CHECK (
  "position" >= 0 AND ("is_preview" OR "is_full") AND ("state" <> 'BROKEN' OR "problem" IS NOT NULL)
);

-- At most two previews a delivery, whatever writes them.
CREATE FUNCTION "refuse_third_preview"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "media_deliveries" WHERE "id" = NEW."delivery_id" FOR UPDATE;
  IF NEW."is_preview" AND (
    SELECT count(*) FROM "photos" WHERE "delivery_id" = NEW."delivery_id" AND "is_preview" AND "id" <> NEW."id"
  ) >= 2 THEN
    RAISE EXCEPTION 'a delivery has at most two previews' USING ERRCODE = '23514', CONSTRAINT = 'photos_two_previews';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "photos_two_previews" BEFORE INSERT OR UPDATE OF "is_preview", "delivery_id" ON "photos"
  FOR EACH ROW WHEN (NEW."is_preview") EXECUTE FUNCTION "refuse_third_preview"();

ALTER TABLE "payments" ADD CONSTRAINT "payments_values" CHECK (
  "amount_cents" BETWEEN 1 AND 99999999 AND "tax_cents" BETWEEN 0 AND "amount_cents"
  AND "refunded_cents" BETWEEN 0 AND "amount_cents"
);
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid_has_time_and_method" CHECK (
  "status" NOT IN ('COMPLETED', 'REFUNDED') OR ("paid_at" IS NOT NULL AND "paid_method" IS NOT NULL)
);
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("amount_cents" > 0);
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_last" CHECK ("last" >= 0);

ALTER TABLE "conversations" ADD CONSTRAINT "conversations_subject" CHECK (char_length("subject") BETWEEN 1 AND 200);
-- Code points, not what a person counts as characters: the exact limit of 2,000 is the schema's, this is its outer wall.
ALTER TABLE "messages" ADD CONSTRAINT "messages_length" CHECK (char_length("message") BETWEEN 1 AND 40000);

-- Rows of record are only ever added.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "booking_events_append_only" BEFORE UPDATE ON "booking_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
