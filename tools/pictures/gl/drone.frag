// The sea from a drone: a bare sandbank from straight above.
const vec3 SUN = normalize(vec3(-.55, .25, .70));

const float CORAL = .62;
vec3 lagoon(vec2 p, float depth) {
  vec3 sand = vec3(.95, .89, .75) * (.95 + .16 * (fbm(p * .25, 5) - .5));
  float coral = smoothstep(.53, .64, fbm(p * .045 + 5., 6)) * smoothstep(1.2, 2.6, depth);
  vec3 bottom = mix(sand, vec3(.24, .25, .17), coral * CORAL);
  vec3 scatter = mix(vec3(.02, .40, .43), vec3(.005, .13, .33), smoothstep(1.5, 22., depth));
  vec3 c = bottom * exp(-vec3(.60, .095, .050) * 1.3 * depth) + scatter * (1. - exp(-.28 * depth));
  vec2 w = p + .8 * vec2(fbm(p * .5, 3), fbm(p * .5 + 9., 3));
  float net = smoothstep(.25, 0., cells(w * .22).y) + .6 * smoothstep(.25, 0., cells(w * .4 + 4.).y);
  return c * (1. + net * .13 * smoothstep(.1, .6, depth) * smoothstep(7., 1.5, depth));
}

float bank(vec2 p) { // height over the sea, metres
  float bend = 15. * sin(p.x * .018 + .5) - 6.;
  vec2 q = p + 9. * (vec2(fbm(p * .03, 5), fbm(p * .03 + 20., 5)) - .5);
  float half1 = 13. * (1. - pow(abs(q.x - 4.) / 92., 2.2)) + 3. * (fbm(p * .05 + 7., 3) - .5);
  float d = abs(q.y - bend) - half1;
  float side = q.y > bend ? 1. : .55;
  return d < 0. ? min(-d * .11, 1.1) : -d * .042 * side - 1.5 * smoothstep(0., 60., d) * (fbm(p * .016 + 3., 5) - .22) * side;
}
vec3 shade(vec2 fc) {
  vec2 p = (fc - .5 * R) / R.y * 190.;
  p = turn(.42) * p;
  float h = bank(p);
  float spit = smoothstep(.58, .74, fbm(p * vec2(.012, .03) + 41., 5));
  float depth = max(-h, 0.) * mix(1., .45, spit);
  vec3 col = lagoon(p, depth * 1.15);
  // little waves that bend round the bank
  float phase = h * 26. + p.y * .10 + 1.6 * fbm(p * .06, 3);
  col *= 1. + .10 * (pow(.5 + .5 * sin(phase * 2.2), 4.) - .25) * smoothstep(.02, .25, depth) * smoothstep(4., .6, depth);
  vec2 chop = vec2(fbm(p * .9, 3) - fbm(p * .9 + vec2(.3, 0), 3), fbm(p * .9, 3) - fbm(p * .9 + vec2(0, .3), 3));
  col *= 1. + chop.x * .5 + chop.y * .35;
  col += smoothstep(.11, .20, chop.x + chop.y * .4) * .16;
  float foam = smoothstep(.10, .0, abs(h + .035 + .05 * (fbm(p * .2, 3) - .5))) * smoothstep(.38, .60, fbm(p * .8, 5));
  col = mix(col, vec3(.97), foam * .85);
  if (h > -.02) {
    vec2 e = vec2(.6, 0);
    float slope = (bank(p + e.xy) - bank(p - e.xy)) * SUN.x + (bank(p + e.yx) - bank(p - e.yx)) * SUN.y;
    float ripple = fbm(turn(.5) * p * vec2(.5, 2.2) + fbm(p * .3, 2) * 2., 4) - .5;
    vec3 dry = vec3(.97, .925, .82) * (1. - slope * .25 + ripple * .09) * (.97 + .1 * (fbm(p * .12, 4) - .5));
    vec3 wet = vec3(.80, .725, .58);
    col = mix(col, mix(wet, dry, smoothstep(.02, .20, h + .07 * (fbm(p * .15, 3) - .5))), smoothstep(-.02, .03, h));
  }
  // a small boat at anchor and its shadow on the bottom
  vec2 b = turn(-.5) * (p - vec2(-16., -36.)) / 1.5;
  for (int k = 0; k < 2; k++) {
    vec2 q = k == 0 ? b - vec2(1.6, -1.8) : b;
    float width = 1.25 * (1. - pow(max(q.x + .2, 0.) / 4.6, 2.4));
    float d = max(abs(q.y) - width, max(-q.x - 4., q.x - 4.4));
    if (k == 0) col *= 1. - .5 * smoothstep(.7, -.5, d);
    else {
      float deck = max(abs(q.y) - width + .28, max(-q.x - 3.7, q.x - 3.6));
      float roof = max(abs(q.y) - .95, abs(q.x + .6) - 1.7);
      vec3 boat = mix(vec3(.42, .24, .12), vec3(.72, .55, .36), smoothstep(.08, -.08, deck));
      boat = mix(boat, vec3(.97, .97, .95), smoothstep(.08, -.08, roof));
      col = mix(col, boat, smoothstep(.12, -.12, d));
    }
  }
  return col;
}
void main() { outColor = vec4(finish(shade(gl_FragCoord.xy + J - .5), gl_FragCoord.xy, .25, .2), 1); }
