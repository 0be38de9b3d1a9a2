-- A booking keeps the cancellation terms of the moment it was made, in its own currency. Those made before keep what they
-- have been shown so far: the studio's terms as they stand, with the fee's number in the booking's currency.
ALTER TABLE "bookings"
  ADD COLUMN "free_cancel_hours" INTEGER NOT NULL DEFAULT 24,
  ADD COLUMN "late_cancel_fee_cents" INTEGER NOT NULL DEFAULT 0;

UPDATE "bookings" SET
  "free_cancel_hours" = "studio_settings"."free_cancel_hours",
  "late_cancel_fee_cents" = "studio_settings"."late_cancel_fee_cents"
FROM "studio_settings";

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation_terms" CHECK (
  "free_cancel_hours" BETWEEN 0 AND 8760 AND "late_cancel_fee_cents" BETWEEN 0 AND 99999999
);
