ALTER TABLE "coupons" ADD CONSTRAINT "coupons_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
