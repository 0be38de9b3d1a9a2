ALTER TABLE "booking_terms" ADD CONSTRAINT "booking_terms_base" CHECK (num_nulls("base_zip", "base_latitude", "base_longitude") IN (0, 3));
