ALTER TABLE "coupons" ADD CONSTRAINT "coupons_minimum" CHECK ("minimum_cents" BETWEEN 0 AND 99999999);
