CREATE INDEX "bookings_late_fee" ON "bookings" ("photographer_id", "late_fee_state") WHERE "late_fee_state" IS NOT NULL;
