ALTER TABLE "bookings" ADD CONSTRAINT "bookings_coupon" CHECK ("coupon_id" IS NULL OR "coupon_code" IS NOT NULL);
