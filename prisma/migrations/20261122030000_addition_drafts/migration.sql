-- Photos on their way into a delivery that was sent already outlive a reload, too.
-- CreateTable
CREATE TABLE "addition_drafts" (
    "photographer_id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "contents" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "addition_drafts_pkey" PRIMARY KEY ("photographer_id","delivery_id")
);

-- CreateIndex
CREATE INDEX "addition_drafts_delivery_id_idx" ON "addition_drafts"("delivery_id");

-- AddForeignKey
ALTER TABLE "addition_drafts" ADD CONSTRAINT "addition_drafts_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addition_drafts" ADD CONSTRAINT "addition_drafts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
