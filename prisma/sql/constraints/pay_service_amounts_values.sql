ALTER TABLE "pay_service_amounts" ADD CONSTRAINT "pay_service_amounts_values" CHECK ("up_to" BETWEEN 1 AND 1000000 AND "amount_cents" BETWEEN 0 AND 99999999);
