-- CreateEnum
CREATE TYPE "PortfolioMediaState" AS ENUM ('PREPARING', 'READY', 'BROKEN');

-- CreateEnum
CREATE TYPE "PictureFormat" AS ENUM ('AVIF', 'WEBP', 'JPEG');

-- CreateEnum
CREATE TYPE "QuoteStatus" AS ENUM ('NEW', 'ANSWERED', 'CLOSED');

-- AlterEnum
ALTER TYPE "FilePurpose" ADD VALUE 'PORTFOLIO_VARIANT';

-- AlterEnum
ALTER TYPE "NotificationAction" ADD VALUE 'view_quote';

-- DropIndex
DROP INDEX "analytics_events_created_at_event_type_idx";

-- AlterTable
ALTER TABLE "analytics_events" DROP COLUMN "user_id";

-- AlterTable
ALTER TABLE "portfolio_items" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "equipment" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "portfolio_stats" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "studio_settings" ADD COLUMN     "mail_sender_address" TEXT,
ADD COLUMN     "mail_sender_name" TEXT;

-- CreateTable
CREATE TABLE "analytics_days" (
    "day" DATE NOT NULL,
    "event_type" TEXT NOT NULL,
    "page_path" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "analytics_days_pkey" PRIMARY KEY ("day","event_type","page_path")
);

-- CreateTable
CREATE TABLE "portfolio_media" (
    "file_id" UUID NOT NULL,
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
CREATE TABLE "quote_requests" (
    "id" UUID NOT NULL,
    "request_key" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "property_address" TEXT NOT NULL,
    "property_size" TEXT,
    "wanted_by" DATE,
    "services" TEXT[],
    "list_price_cents" INTEGER NOT NULL,
    "message" TEXT,
    "project_id" UUID,
    "status" "QuoteStatus" NOT NULL DEFAULT 'NEW',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quote_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quote_replies" (
    "id" UUID NOT NULL,
    "quote_request_id" UUID NOT NULL,
    "author_id" UUID,
    "request_key" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quote_replies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_media_poster_file_id_key" ON "portfolio_media"("poster_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_variants_file_id_key" ON "portfolio_variants"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_variants_media_file_id_format_width_key" ON "portfolio_variants"("media_file_id", "format", "width");

-- CreateIndex
CREATE UNIQUE INDEX "quote_requests_request_key_key" ON "quote_requests"("request_key");

-- CreateIndex
CREATE INDEX "quote_requests_status_created_at_idx" ON "quote_requests"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "quote_requests_created_at_idx" ON "quote_requests"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "quote_replies_request_key_key" ON "quote_replies"("request_key");

-- CreateIndex
CREATE INDEX "quote_replies_quote_request_id_created_at_idx" ON "quote_replies"("quote_request_id", "created_at");

-- CreateIndex
CREATE INDEX "analytics_events_created_at_idx" ON "analytics_events"("created_at");

-- CreateIndex
CREATE INDEX "portfolio_items_position_idx" ON "portfolio_items"("position");

-- CreateIndex
CREATE INDEX "audit_entries_action_created_at_idx" ON "audit_entries"("action", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_created_at_idx" ON "audit_entries"("actor_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_poster_file_id_fkey" FOREIGN KEY ("poster_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_variants" ADD CONSTRAINT "portfolio_variants_media_file_id_fkey" FOREIGN KEY ("media_file_id") REFERENCES "portfolio_media"("file_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_variants" ADD CONSTRAINT "portfolio_variants_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_replies" ADD CONSTRAINT "quote_replies_quote_request_id_fkey" FOREIGN KEY ("quote_request_id") REFERENCES "quote_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_replies" ADD CONSTRAINT "quote_replies_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A client is found by company as well.
CREATE INDEX "profiles_company_search" ON "profiles" USING gin ("company" gin_trgm_ops);

-- What stood on the page keeps its order.
UPDATE "portfolio_items" SET "position" = ordered.place
FROM (
  SELECT "id", row_number() OVER (ORDER BY "featured" DESC, "created_at" DESC, "id") AS place FROM "portfolio_items"
) AS ordered
WHERE ordered."id" = "portfolio_items"."id";

-- The days up to now, counted from what was recorded.
ALTER TABLE "analytics_days" ADD CONSTRAINT "analytics_days_count" CHECK ("count" > 0);
INSERT INTO "analytics_days" ("day", "event_type", "page_path", "count")
SELECT ("created_at" AT TIME ZONE coalesce((SELECT "time_zone" FROM "studio_settings"), 'UTC'))::date,
  "event_type", "page_path", count(*)
FROM "analytics_events" GROUP BY 1, 2, 3;
