ALTER TABLE "bookings" ADD CONSTRAINT "bookings_travel_fee" CHECK (
  "travel_fee_cents" BETWEEN 0 AND "total_amount_cents" AND ("travel_fee_cents" = 0 OR "travel_miles" IS NOT NULL)
);
