-- An imported shoot is over and costs nothing here.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_imported" CHECK (
  "imported_at" IS NULL AND "import_id" IS NULL
  OR "imported_at" IS NOT NULL AND "status" = 'COMPLETED' AND "total_amount_cents" = 0 AND "travel_fee_cents" = 0
    AND "late_fee_cents" IS NULL AND "card_id" IS NULL AND "coupon_id" IS NULL AND "brokerage_id" IS NULL
);
