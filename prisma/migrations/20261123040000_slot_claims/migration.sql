-- A visit takes a run of slots: which booking has a slot is a claim, and no longer a flag of the slot.

CREATE TABLE "slot_claims" (
    "slot_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slot_claims_pkey" PRIMARY KEY ("slot_id")
);
CREATE INDEX "slot_claims_booking_id_idx" ON "slot_claims"("booking_id");
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "availability_slots"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- Deferred: a booking claims its slots before it is written.
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

INSERT INTO "slot_claims" ("slot_id", "booking_id", "created_at")
SELECT "availability_slot_id", "id", "created_at" FROM "bookings"
WHERE "availability_slot_id" IS NOT NULL AND "status" <> 'CANCELLED';

-- Whatever is booked was on offer until then: from now on the flag says only that.
UPDATE "availability_slots" SET "is_available" = true WHERE "id" IN (SELECT "slot_id" FROM "slot_claims");
SET CONSTRAINTS ALL IMMEDIATE;

ALTER TABLE "bookings" DROP CONSTRAINT "bookings_availability_slot_id_fkey";
DROP INDEX "bookings_one_live_per_slot";
DROP INDEX "bookings_availability_slot_id_idx";
ALTER TABLE "bookings" DROP COLUMN "availability_slot_id";

-- Two shoots that are still to be done never overlap for one photographer, whatever their slots say.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap" EXCLUDE USING gist (
  "photographer_id" WITH =,
  tsrange("shoot_date" + "shoot_time", "shoot_date" + "shoot_end_time") WITH &&
) WHERE ("status" IN ('PENDING', 'CONFIRMED'));

-- One person holds a run of slots: a row for each.
DROP INDEX "slot_holds_slot_id_key";
DROP INDEX "slot_holds_profile_id_key";
ALTER TABLE "slot_holds" DROP CONSTRAINT "slot_holds_pkey",
DROP COLUMN "id",
ADD CONSTRAINT "slot_holds_pkey" PRIMARY KEY ("slot_id");
CREATE INDEX "slot_holds_profile_id_idx" ON "slot_holds"("profile_id");

-- Services that need no visit take no time of it. Only values that nobody has edited are corrected.
ALTER TABLE "services" DROP CONSTRAINT "services_values";
ALTER TABLE "services" ADD CONSTRAINT "services_values" CHECK (
  "price_cents" BETWEEN 0 AND 99999999 AND "duration_minutes" >= 0 AND char_length("name") BETWEEN 1 AND 100
);
UPDATE "services" SET "duration_minutes" = 0
WHERE "duration_minutes" = 60 AND ("id", "duration") IN (
  ('virtual_staging', '3-5 business days'), ('logo_design', '5-7 business days'),
  ('graphic_design', '3-5 business days'), ('motion_graphics', '7-10 business days')
);

-- What was booked keeps the length it has today.
ALTER TABLE "booked_services" ADD COLUMN "duration_minutes" INTEGER NOT NULL DEFAULT 0;
UPDATE "booked_services" AS b SET "duration_minutes" = s."duration_minutes" FROM "services" AS s WHERE s."id" = b."service_id";
ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_minutes" CHECK ("duration_minutes" >= 0);
