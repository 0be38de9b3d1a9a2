-- Where a checkout returns to. One that was opened elsewhere is closed, so that its payer returns where they pressed Pay.
ALTER TABLE "checkout_sessions" ADD COLUMN "return_path" TEXT;
