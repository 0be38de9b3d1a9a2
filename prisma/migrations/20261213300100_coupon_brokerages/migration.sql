-- Coupons for the members of chosen brokerages.
ALTER TABLE "coupons" ADD COLUMN "for_all_brokerages" BOOLEAN NOT NULL DEFAULT true;

CREATE TABLE "coupon_brokerages" (
  "coupon_id" UUID NOT NULL,
  "brokerage_id" UUID NOT NULL,
  CONSTRAINT "coupon_brokerages_pkey" PRIMARY KEY ("coupon_id", "brokerage_id"),
  CONSTRAINT "coupon_brokerages_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "coupon_brokerages_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "coupon_brokerages_brokerage_id_idx" ON "coupon_brokerages"("brokerage_id");
