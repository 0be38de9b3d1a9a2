ALTER TABLE "coupons" ADD CONSTRAINT "coupons_code" CHECK ("code" ~ '^[A-Z0-9-]{4,24}$');
