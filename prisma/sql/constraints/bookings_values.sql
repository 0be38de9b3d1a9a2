ALTER TABLE "bookings" ADD CONSTRAINT "bookings_values" CHECK (
  char_length("property_address") BETWEEN 1 AND 500 AND char_length("special_instructions") <= 2000
  AND "total_amount_cents" BETWEEN 0 AND 99999999 AND "shoot_end_time" > "shoot_time"
);
