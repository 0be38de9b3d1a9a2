ALTER TABLE "coupons" ADD CONSTRAINT "coupons_days" CHECK ("starts_on" <= "ends_on");
