ALTER TABLE "stripe_movements" ADD CONSTRAINT "stripe_movements_paid" CHECK ("currency" <> "paid_currency" OR "amount_cents" = "paid_cents");
