-- CreateEnum
CREATE TYPE "LateFeeState" AS ENUM ('DUE', 'CHARGED', 'WAIVED');

-- AlterEnum


ALTER TYPE "BookingEventKind" ADD VALUE 'LATE_FEE_CHARGED';
ALTER TYPE "BookingEventKind" ADD VALUE 'LATE_FEE_WAIVED';

-- AlterTable
ALTER TABLE "profiles" DROP COLUMN "avatar_url",
ADD COLUMN     "avatar_file_id" UUID;

-- AlterTable
ALTER TABLE "availability_slots" ADD COLUMN     "pattern_id" UUID;

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "late_fee_cents" INTEGER,
ADD COLUMN     "late_fee_state" "LateFeeState";

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

    CONSTRAINT "booking_terms_pkey" PRIMARY KEY ("photographer_id")
);

-- CreateTable
CREATE TABLE "slot_holds" (
    "id" UUID NOT NULL,
    "slot_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slot_holds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_feeds" (
    "profile_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("profile_id")
);

-- CreateIndex
CREATE INDEX "weekly_patterns_photographer_id_from_date_idx" ON "weekly_patterns"("photographer_id", "from_date");

-- CreateIndex
CREATE UNIQUE INDEX "blocked_days_photographer_id_date_key" ON "blocked_days"("photographer_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "slot_holds_slot_id_key" ON "slot_holds"("slot_id");

-- CreateIndex
CREATE UNIQUE INDEX "slot_holds_profile_id_key" ON "slot_holds"("profile_id");

-- CreateIndex
CREATE INDEX "slot_holds_expires_at_idx" ON "slot_holds"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_avatar_file_id_key" ON "profiles"("avatar_file_id");

-- CreateIndex
CREATE INDEX "availability_slots_pattern_id_idx" ON "availability_slots"("pattern_id");

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_avatar_file_id_fkey" FOREIGN KEY ("avatar_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_pattern_id_fkey" FOREIGN KEY ("pattern_id") REFERENCES "weekly_patterns"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weekly_patterns" ADD CONSTRAINT "weekly_patterns_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocked_days" ADD CONSTRAINT "blocked_days_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_terms" ADD CONSTRAINT "booking_terms_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "availability_slots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "weekly_patterns" ADD CONSTRAINT "weekly_patterns_values" CHECK (
  "weekdays" IS NOT NULL AND cardinality("weekdays") BETWEEN 1 AND 7 AND "weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]
  AND "end_time" > "start_time" AND "slot_minutes" BETWEEN 15 AND 720 AND "until_date" >= "from_date"
);
ALTER TABLE "blocked_days" ADD CONSTRAINT "blocked_days_reason" CHECK (char_length("reason") <= 200);
ALTER TABLE "booking_terms" ADD CONSTRAINT "booking_terms_values" CHECK (
  "minimum_notice_minutes" BETWEEN 0 AND 43200 AND "buffer_minutes" BETWEEN 0 AND 480
);
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_late_fee" CHECK (
  ("late_fee_cents" IS NULL) = ("late_fee_state" IS NULL) AND "late_fee_cents" BETWEEN 1 AND 99999999
);
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_calendar_sequence" CHECK ("calendar_sequence" >= 0);
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_version" CHECK ("version" >= 1);
