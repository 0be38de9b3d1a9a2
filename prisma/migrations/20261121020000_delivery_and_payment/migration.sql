-- CreateEnum
CREATE TYPE "DeliveryEventKind" AS ENUM ('SENT', 'PHOTOS_ADDED', 'OPENED', 'VIEWED', 'DOWNLOADED', 'EXPIRY_CHANGED', 'EXPIRY_ANNOUNCED');

-- CreateEnum
CREATE TYPE "InvoiceEventKind" AS ENUM ('ISSUED', 'OPENED', 'DOWNLOADED', 'REMINDED', 'CHECKOUT_OPENED', 'PAYMENT_FAILED', 'PAID', 'MARKED_PAID', 'REFUNDED', 'DISPUTED', 'VOIDED');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('PENDING', 'SUCCEEDED', 'FAILED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "DerivativeKind" ADD VALUE 'MLS';
ALTER TYPE "DerivativeKind" ADD VALUE 'PRINT';

-- AlterTable
ALTER TABLE "media_deliveries" ADD COLUMN     "expires_on" DATE;

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "disputed_at" TIMESTAMPTZ(3),
ADD COLUMN     "tax_rate_basis_points" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "request_key" UUID,
ADD COLUMN     "state" "RefundState" NOT NULL DEFAULT 'SUCCEEDED';

-- AlterTable
ALTER TABLE "studio_settings" ADD COLUMN     "gallery_days" INTEGER,
ADD COLUMN     "reminder_days" INTEGER[] DEFAULT ARRAY[-3, 3, 10]::INTEGER[];

-- CreateTable
CREATE TABLE "photo_favourites" (
    "photo_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_favourites_pkey" PRIMARY KEY ("photo_id","profile_id")
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
    "contents" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_drafts_pkey" PRIMARY KEY ("photographer_id")
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

-- CreateIndex
CREATE INDEX "photo_favourites_profile_id_idx" ON "photo_favourites"("profile_id");

-- CreateIndex
CREATE INDEX "delivery_events_delivery_id_created_at_idx" ON "delivery_events"("delivery_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "invoice_events_invoice_id_created_at_idx" ON "invoice_events"("invoice_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "invoice_events_invoice_id_once_key_key" ON "invoice_events"("invoice_id", "once_key");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_request_key_key" ON "refunds"("request_key");

-- AddForeignKey
ALTER TABLE "photo_favourites" ADD CONSTRAINT "photo_favourites_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_favourites" ADD CONSTRAINT "photo_favourites_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_events" ADD CONSTRAINT "delivery_events_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_events" ADD CONSTRAINT "delivery_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_drafts" ADD CONSTRAINT "delivery_drafts_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_gallery_days" CHECK ("gallery_days" IS NULL OR "gallery_days" BETWEEN 1 AND 3650);
