ALTER TABLE "coupons" ADD CONSTRAINT "coupons_limits" CHECK ("max_uses" > 0 AND "max_uses_per_client" > 0);
