ALTER TABLE "bookings" ADD CONSTRAINT "bookings_size" CHECK (
  "square_feet" BETWEEN 1 AND 100000 AND "basement_square_feet" BETWEEN 0 AND 100000
  AND "detached_square_feet" BETWEEN 0 AND 100000 AND "bedrooms" BETWEEN 0 AND 100
);
